internal import MaquetteScene
internal import MaquetteSource
internal import MaquetteThemes

extension StatusBar {
  /// The bar as if reading began at the left, or nothing where the device shows none.
  func layout(
    in context: LayoutContext, isOnBlack: Bool, at path: NodePath
  ) -> Frame? {
    guard !isHidden, context.display.statusBarHeight > 0 else { return nil }
    let layout = StatusBarLayout(
      bar: self, context: context, path: path,
      color: isOnBlack ? .white : context.color(context.style(StatusBarStyle.self).color))
    switch context.traits.idiom {
    case .phone: return context.display.topFeature == .none ? layout.smallBar : layout.ears
    case .pad: return layout.padBar
    case .watch: return layout.watchBar
    }
  }
}

/// Lays out a status bar in each of its forms.
private struct StatusBarLayout {
  let bar: StatusBar
  let context: LayoutContext
  let path: NodePath
  let color: Color

  private var style: StatusBarStyle { context.style() }
  private var display: Display { context.display }

  private func text(
    _ text: String, _ size: Double, _ weight: FontWeight, tracking: Double = 0, _ key: String?
  ) -> Frame {
    let font = FontStyle(
      size: size, weight: weight, tracking: tracking, hasMonospacedDigits: true)
    return context.text(
      text, Typography(font: font, leading: size * 1.2), color: color,
      name: (key.map { path / $0 } ?? path).description)
  }

  /// The time, its colon raised to the middle of the digits, as the system's font does.
  private func time(
    hasPeriod: Bool, _ size: Double, _ weight: FontWeight = .semibold, tracking: Double = 0
  ) -> Frame {
    var parts: [Frame] = []
    let digits = time(hasPeriod: hasPeriod)
    for part in digits.split(separator: ":", omittingEmptySubsequences: false) {
      if !parts.isEmpty { parts.append(text(":", size, weight, "time")) }
      parts.append(text(String(part), size, weight, tracking: tracking, "time"))
    }
    var time = Frame(size: Size(0, parts.map(\.size.height).max() ?? 0))
    for (index, part) in parts.enumerated() {
      if index > 0 { time.size.width = max(0, time.size.width + tracking) }
      let isColon = !index.isMultiple(of: 2)
      time.place(part, at: Point(time.size.width, isColon ? -style.colonRise * size : 0))
      time.size.width += part.size.width
    }
    var frame = Frame(size: time.size)
    frame.place(.group(time, Effects()), at: .zero, name: (path / "time").description)
    return frame
  }

  /// The time as given, else Apple's own: of half a day where the device says so in English.
  private func time(hasPeriod: Bool) -> String {
    if let time = bar.time { return context.localized(time) }
    if context.traits.idiom == .watch { return "10:09" }
    let isEnglish = Locales.candidates(context.traits.locale).last == "en"
    return hasPeriod && isEnglish ? "9:41 AM" : "9:41"
  }

  private func signs(scale: Double) -> StatusSigns {
    StatusSigns(color: color, batteryOutline: style.batteryOutline, scale: scale)
  }

  /// Frames beside each other, on one middle; each keeps its form when the line is mirrored.
  private func line(_ frames: [Frame], gap: Double) -> Frame {
    var line = Frame(size: Size(-gap, frames.map(\.size.height).max() ?? 0))
    for frame in frames {
      line.place(
        .group(frame, Effects()),
        at: Point(line.size.width + gap, (line.size.height - frame.size.height) / 2),
        name: path.description)
      line.size.width += gap + frame.size.width
    }
    return line
  }

  /// Time and signs left and right of a cutout.
  var ears: Frame {
    let screen = context.style(ScreenStyle.self)
    let hasIsland = display.topFeature == .dynamicIsland
    let cutout = hasIsland ? screen.islandWidth : screen.notchWidth
    let ear = (display.size.width - cutout) / 4
    let y = display.safeArea.top - (hasIsland ? style.islandCenter : style.notchCenter)
    var frame = Frame(size: Size(display.size.width, display.statusBarHeight))
    func place(_ part: Frame, center x: Double) {
      frame.place(part, at: Point(x - part.size.width / 2, y - part.size.height / 2))
    }
    place(
      time(hasPeriod: false, style.timeSize, tracking: -style.timeTightening),
      center: ear + style.timeShift)
    let signs = signs(scale: 1)
    place(
      line([signs.cellular, signs.wifi, signs.battery], gap: style.signalGap),
      center: display.size.width - ear - style.signsShift)
    return frame
  }

  /// Network at the left, time in the middle, battery at the right.
  var smallBar: Frame {
    var frame = Frame(size: Size(display.size.width, display.statusBarHeight))
    let signs = signs(scale: 0.88)
    var network: [Frame] = []
    if let carrier = bar.carrier {
      network.append(text(context.localized(carrier), style.smallSize, .regular, "carrier"))
    } else {
      network.append(signs.cellular)
    }
    network.append(signs.wifi)
    let height = frame.size.height
    func place(_ part: Frame, x: Double) {
      frame.place(part, at: Point(x, (height - part.size.height) / 2))
    }
    place(line(network, gap: style.smallGap), x: style.smallInset)
    let time = time(hasPeriod: true, style.smallSize)
    place(time, x: (frame.size.width - time.size.width) / 2)
    let battery = line([signs.battery], gap: 0)
    place(battery, x: frame.size.width - style.smallInset - battery.size.width)
    return frame
  }

  /// The time at the right.
  var watchBar: Frame {
    let line = WatchStatusLine(context)
    var frame = Frame(size: Size(display.size.width, display.statusBarHeight))
    let time = time(hasPeriod: false, line.typography.font.size, .medium)
    frame.place(
      time,
      at: Point(
        frame.size.width - line.inset - time.size.width, line.center - time.size.height / 2))
    return frame
  }

  /// Time and date at the left; network and battery at the right.
  var padBar: Frame {
    var frame = Frame(size: Size(display.size.width, display.statusBarHeight))
    let signs = signs(scale: 0.88)
    let date = SystemWord.date.text(for: context.traits.locale)
    let moment = line(
      [
        time(hasPeriod: true, style.smallSize), text(date, style.smallSize, .semibold, nil),
      ], gap: style.padGap)
    let height = frame.size.height
    func place(_ part: Frame, x: Double) {
      frame.place(part, at: Point(x, (height - part.size.height) / 2))
    }
    place(moment, x: style.padInset)
    let state = line(
      [signs.wifi, text("100%", style.smallSize, .semibold, nil), signs.battery],
      gap: style.smallGap)
    place(state, x: frame.size.width - style.padInset - state.size.width)
    return frame
  }
}
