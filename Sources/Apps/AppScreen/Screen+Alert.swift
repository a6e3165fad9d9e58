// An alert is a value, so any screen can draw it. A terminal has no windows: what is presented is
// drawn below the screen that presented it, its buttons are numbered, and no other key does
// anything but Return and Escape.

import Chapter04Modern
import Terminal

extension Screen {
  /// This screen with an alert on it, which gets all keys.
  ///
  /// - Parameters:
  ///   - alert: What it says, and its buttons. If it has none, it gets one that closes it.
  ///   - embed: Turns a button's action into one of this screen. A button without an action passes
  ///     nil, and only closes the alert.
  public func presenting<Button>(
    _ alert: AlertState<Button>,
    embed: (Button?) -> Action
  ) -> Screen {
    presenting(title: alert.title, message: alert.message, buttons: alert.buttons, embed: embed)
  }

  /// This screen with a dialog on it, which gets all keys.
  public func presenting<Button>(
    _ dialog: ConfirmationDialogState<Button>,
    embed: (Button?) -> Action
  ) -> Screen {
    presenting(title: dialog.title, message: dialog.message, buttons: dialog.buttons, embed: embed)
  }

  private func presenting<Button>(
    title: TextState,
    message: TextState?,
    buttons: [ButtonState<Button>],
    embed: (Button?) -> Action
  ) -> Screen {
    let close = ButtonState<Button>(role: .cancel) { TextState("OK") }
    let buttons = buttons.isEmpty ? [close] : buttons
    var screen = self
    screen.typing = nil
    func key(_ character: Character, _ button: ButtonState<Button>?) -> Key<Action> {
      var action: Button?
      button?.withAction { action = $0 }
      return Key(character, nil, embed(action))
    }
    // Return never destroys, and Escape closes what no button closes.
    let cancel = buttons.first { $0.role == .cancel }
    screen.keys = zip("123456789", buttons).map { key($0, $1) }
    screen.keys.append(key(.returnKey, buttons.first { $0.role == nil } ?? cancel))
    screen.keys.append(key(.escapeKey, cancel))

    func lines(_ text: TextState?) -> [String] {
      text.map { wrap(String(state: $0), width: 36) } ?? []
    }
    let labels = zip(1..., buttons).flatMap { number, button in
      wrap("\(number) \(String(state: button.label))", width: 36)
    }
    let text = lines(title) + lines(message) + [""] + labels
    screen.body += ["", "  ┌"] + text.map { "  │ \($0)" } + ["  └"]
    return screen
  }
}
