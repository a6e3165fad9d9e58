// If a screen's own code shows an alert, no test can check the alert or what its buttons do. As a
// value in the state, an alert is presented like any feature, and a test states what it says.
//
// The name is from swift-navigation 2.x. Left out: initializers without builders, which are
// deprecated there.

import Foundation

/// An alert as a value: a title, buttons and a message.
///
///     state.alert = AlertState {
///       TextState("Delete?")
///     } actions: {
///       ButtonState(role: .destructive, action: .confirmDeletion) { TextState("Delete") }
///       ButtonState(role: .cancel) { TextState("Keep") }
///     } message: {
///       TextState("This can't be undone.")
///     }
///
/// Two alerts are equal if they say the same. The id identifies the alert, and so shows whether it
/// was replaced.
public struct AlertState<Action>: Identifiable {
  /// Different for each alert that is created.
  public let id: UUID
  /// The buttons, in display order. If there are none, a screen adds one that closes the alert.
  public var buttons: [ButtonState<Action>]
  /// The text below the title; nil if there is none.
  public var message: TextState?
  /// The text in large letters.
  public var title: TextState

  /// - Parameters:
  ///   - title: The text in large letters.
  ///   - actions: The buttons. If there are none, a screen adds one that closes the alert.
  ///   - message: The text below.
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(id: UUID(), buttons: actions(), message: message?(), title: title())
  }

  private init(
    id: UUID,
    buttons: [ButtonState<Action>],
    message: TextState?,
    title: TextState
  ) {
    self.id = id
    self.buttons = buttons
    self.message = message
    self.title = title
  }

  /// Replaces the actions of the buttons.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> AlertState<NewAction> {
    AlertState<NewAction>(
      id: id,
      buttons: buttons.map { $0.map(transform) },
      message: message,
      title: title
    )
  }
}

extension AlertState: Sendable where Action: Sendable {}
extension AlertState: _EphemeralState {}

extension AlertState: Equatable where Action: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.title == right.title && left.message == right.message && left.buttons == right.buttons
  }
}

extension AlertState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension AlertState: CustomReflectable {
  public var customMirror: Mirror {
    Mirror(alertLike: self, title: title, buttons: buttons, message: message)
  }
}

extension Mirror {
  /// Shows an alert or a dialog in a failing test: its text, not its id.
  init<Action>(
    alertLike value: Any,
    title: TextState,
    buttons: [ButtonState<Action>],
    message: TextState?
  ) {
    var children: [(label: String?, value: Any)] = [("title", title)]
    if !buttons.isEmpty { children.append(("actions", buttons)) }
    if let message { children.append(("message", message)) }
    self.init(value, children: children, displayStyle: .struct)
  }
}
