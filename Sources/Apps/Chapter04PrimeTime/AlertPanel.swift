// An alert is a value, so any screen can draw it. A terminal has no windows: the alert is drawn
// below the screen that presented it, its buttons are numbered, and no other key does anything but
// Return and Escape.

import Chapter04Modern

extension PrimeTime.Panel {
  /// This screen with an alert on it.
  ///
  /// - Parameters:
  ///   - alert: What it says, and its buttons. If it has none, it gets one that closes it.
  ///   - embed: Turns a button's action into one of this screen. A button without an action passes
  ///     nil, and only closes the alert.
  func presenting<AlertAction>(
    _ alert: AlertState<AlertAction>,
    embed: (AlertAction?) -> Action
  ) -> Self {
    let buttons =
      alert.buttons.isEmpty
      ? [ButtonState(role: .cancel) { TextState("OK") }]
      : alert.buttons
    var panel = self
    panel.isModal = true
    func key(_ character: Character, _ button: ButtonState<AlertAction>?) -> PrimeTime.Key<Action> {
      var action: AlertAction?
      button?.withAction { action = $0 }
      return PrimeTime.Key(character: character, legend: nil, action: embed(action))
    }
    // Return never destroys, and Escape closes what no button closes.
    let cancel = buttons.first { $0.role == .cancel }
    panel.keys = zip("123456789", buttons).map { key($0, $1) }
    panel.keys.append(key("\n", buttons.first { $0.role == nil } ?? cancel))
    panel.keys.append(key("\u{1B}", cancel))

    let title = PrimeTime.words(String(state: alert.title), margin: margin)
    let message = alert.message.map { PrimeTime.words(String(state: $0), margin: margin) } ?? []
    let labels = zip(1..., buttons).flatMap { number, button in
      PrimeTime.words("\(number) \(String(state: button.label))", margin: margin)
    }
    panel.body += ["", "  ┌"] + (title + message + [""] + labels).map { "  │ \($0)" } + ["  └"]
    return panel
  }
}

/// The columns to the left of an alert's text.
private let margin = 4
