// An alert's buttons must be in the state, too; otherwise a test couldn't state which buttons
// exist. Closures can't be compared, so a button has an action instead, like the buttons of a view.
//
// The names are from swift-navigation 2.x. Left out: actions with a SwiftUI animation; the screen
// that shows a button animates.

import Foundation

/// A button as a value: its text, and the action that it sends.
///
///     ButtonState(role: .destructive, action: .confirmDeletion) {
///       TextState("Delete")
///     }
///
/// Two buttons are equal if their text, role and action are equal.
public struct ButtonState<Action>: Identifiable {
  /// Different for each button that is created.
  public let id: UUID
  /// The action that the button sends.
  public let action: ButtonStateAction<Action>
  /// The button's text.
  public let label: TextState
  /// The button's purpose; nil if it has no special one.
  public let role: ButtonStateRole?

  init(id: UUID, role: ButtonStateRole?, action: ButtonStateAction<Action>, label: TextState) {
    self.id = id
    self.role = role
    self.action = action
    self.label = label
  }

  /// - Parameters:
  ///   - role: The button's purpose.
  ///   - action: The action that the button sends. By default none: the button only closes the
  ///     alert.
  ///   - label: The button's text.
  public init(
    role: ButtonStateRole? = nil,
    action: ButtonStateAction<Action> = .send(nil),
    label: () -> TextState
  ) {
    self.init(id: UUID(), role: role, action: action, label: label())
  }

  /// Creates a button that sends a plain action: `ButtonState(action: .retryTapped) { … }`.
  public init(role: ButtonStateRole? = nil, action: Action, label: () -> TextState) {
    self.init(id: UUID(), role: role, action: .send(action), label: label())
  }

  /// Passes the action to `perform`: nil if the button only closes the alert.
  public func withAction(_ perform: (Action?) -> Void) {
    perform(action.action)
  }

  /// Passes the action to `perform`, which may be asynchronous.
  @MainActor
  public func withAction(_ perform: @MainActor (Action?) async -> Void) async {
    await perform(action.action)
  }

  /// Replaces the button's action.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonState<NewAction> {
    ButtonState<NewAction>(id: id, role: role, action: action.map(transform), label: label)
  }
}

/// An action that a button sends.
public struct ButtonStateAction<Action> {
  /// Nil if the button only closes the alert.
  public let action: Action?

  /// Sends this action; nil only closes the alert.
  public static func send(_ action: Action?) -> Self {
    Self(action: action)
  }

  /// Replaces the action that is sent.
  public func map<NewAction>(
    _ transform: (Action?) -> NewAction?
  ) -> ButtonStateAction<NewAction> {
    .send(transform(action))
  }
}

/// A button's purpose, which decides how a screen shows it.
public enum ButtonStateRole: Hashable, Sendable {
  case cancel
  case destructive
}

extension ButtonStateAction: Equatable where Action: Equatable {}
extension ButtonStateAction: Hashable where Action: Hashable {}
extension ButtonStateAction: Sendable where Action: Sendable {}
extension ButtonState: Sendable where Action: Sendable {}

// By hand, because the id only tells a screen which button this is, and says nothing about it.
extension ButtonState: Equatable where Action: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.role == right.role && left.action == right.action && left.label == right.label
  }
}

extension ButtonState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(role)
    hasher.combine(action)
    hasher.combine(label)
  }
}

extension ButtonState: CustomReflectable {
  /// A failing test shows the button's text and action, not its id.
  public var customMirror: Mirror {
    var children: [(label: String?, value: Any)] = []
    if let role { children.append(("role", role)) }
    if let action = action.action { children.append(("action", action)) }
    children.append(("label", label))
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
