// What the app's panels have in common. A panel is what the user sees of a feature and what the
// keys mean, as in chapter 2; here it is a `Screen`, as in all of chapter 4's apps. One thing is
// simpler: no action carries the time any more, because a reducer asks its dependencies for it.

import AppScreen
import func Terminal.wrap

extension Screen {
  /// The same screen with more keys, listed after its own.
  func adding(_ more: Key<Action>...) -> Screen {
    var screen = self
    screen.keys += more
    return screen
  }
}

extension PrimeTime {
  /// How many rows of a list a screen shows: as many as there are digits to name them.
  static let visibleRows = 9

  static func list(_ rows: [String], of count: Int, orElse placeholder: String) -> [String] {
    if rows.isEmpty { return [centered(placeholder)] }
    return count > rows.count ? rows + ["  … and \(count - rows.count) more"] : rows
  }

  /// An empty line, and below it what there is to say, on as many lines as it takes.
  static func note(_ text: String) -> [String] {
    [""] + wrap(text, width: 40).map(centered)
  }
}
