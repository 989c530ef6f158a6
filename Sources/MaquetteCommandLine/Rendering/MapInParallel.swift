internal import Maquette

/// Does something for every element on several workers, each with a renderer of its own, and gives the
/// results in order.
///
/// - Parameters:
///   - elements: What there is to do.
///   - count: How many workers.
///   - catalog: What the renderers draw with.
///   - body: The work; nothing is done any more once the run was interrupted.
/// - Returns: A result for every element; nothing for those that were not reached.
func mapInParallel<Element: Sendable, Result: Sendable>(
  _ elements: [Element], workers count: Int, _ catalog: Catalog,
  _ body: @escaping @Sendable (Element, MockupRenderer) -> Result
) async -> [Result?] {
  let workers = max(1, min(count, elements.count))
  let work: @Sendable (Int) -> [(index: Int, result: Result)] = { worker in
    let renderer = MockupRenderer(catalog)
    var results: [(index: Int, result: Result)] = []
    for index in stride(from: worker, to: elements.count, by: workers) {
      guard !Interruption.isPending else { break }
      results.append((index, body(elements[index], renderer)))
    }
    return results
  }
  var results = [Result?](repeating: nil, count: elements.count)
  guard workers > 1 else {
    for (index, result) in work(0) { results[index] = result }
    return results
  }
  await withTaskGroup(of: [(index: Int, result: Result)].self) { group in
    for worker in 0..<workers { group.addTask { work(worker) } }
    for await part in group {
      for (index, result) in part { results[index] = result }
    }
  }
  return results
}
