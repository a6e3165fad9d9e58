// An alert's buttons must be in the state, too, or a test couldn't say which ones there are. A
// closure can't be compared, so a button has an action instead, like the buttons of a view.
//
// The names are from swift-navigation 2.x. Left out: actions with an animation of SwiftUI's; the
// screen that draws a button animates.

import Foundation

/// A button as a value: what it says, and the action that it sends.
///
///     ButtonState(role: .destructive, action: .confirmDeletion) {
///       TextState("Delete")
///     }
///
/// Two are equal if they say and do the same.
public struct ButtonState<Action>: Identifiable {
  /// Different for each button that is made.
  public let id: UUID
  /// The action that it sends.
  public let action: ButtonStateAction<Action>
  /// The text on it.
  public let label: TextState
  /// The button's purpose, nil if nothing special.
  public let role: ButtonStateRole?

  init(id: UUID, role: ButtonStateRole?, action: ButtonStateAction<Action>, label: TextState) {
    self.id = id
    self.role = role
    self.action = action
    self.label = label
  }

  /// - Parameters:
  ///   - role: What the button is for.
  ///   - action: What it sends. By default nothing: it only closes the alert.
  ///   - label: What it says.
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

  /// Hands the action to `perform`: nil if the button only closes the alert.
  public func withAction(_ perform: (Action?) -> Void) {
    perform(action.action)
  }

  /// Hands the action to `perform`, which may wait.
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

/// A button's purpose; a screen draws it accordingly.
public enum ButtonStateRole: Hashable, Sendable {
  case cancel
  case destructive
}

extension ButtonStateAction: Equatable where Action: Equatable {}
extension ButtonStateAction: Hashable where Action: Hashable {}
extension ButtonStateAction: Sendable where Action: Sendable {}
extension ButtonState: Sendable where Action: Sendable {}

// By hand, because the id only tells a screen which button it draws, not what the button is.
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
  /// A failing test shows what the button says and does, not its id.
  public var customMirror: Mirror {
    var children: [(label: String?, value: Any)] = []
    if let role { children.append(("role", role)) }
    if let action = action.action { children.append(("action", action)) }
    children.append(("label", label))
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
