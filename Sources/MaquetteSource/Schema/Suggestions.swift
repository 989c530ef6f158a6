package func nearest(to word: String, among candidates: [String], limit: Int = 1) -> [String] { [] }
