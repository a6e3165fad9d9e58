// A dialog that asks which of several things to do. It differs from an alert in its appearance: its
// title may be hidden.
//
// The name is from swift-navigation 2.x. Left out: `ActionSheetState`, its older name.

import Foundation

/// A confirmation dialog as a value: a title, buttons and a message. See ``AlertState``.
public struct ConfirmationDialogState<Action>: Identifiable {
  /// Different for each dialog that is created.
  public let id: UUID
  /// The buttons, in display order.
  public var buttons: [ButtonState<Action>]
  /// The text below the title; nil if there is none.
  public var message: TextState?
  /// The question.
  public var title: TextState
  /// Shows or hides the title.
  public var titleVisibility: ConfirmationDialogStateTitleVisibility

  /// - Parameters:
  ///   - titleVisibility: Shows or hides the title.
  ///   - title: The question.
  ///   - actions: The buttons.
  ///   - message: The text below.
  public init(
    titleVisibility: ConfirmationDialogStateTitleVisibility,
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(
      id: UUID(),
      buttons: actions(),
      message: message?(),
      title: title(),
      titleVisibility: titleVisibility
    )
  }

  /// Creates a dialog whose title is shown where a screen usually shows one.
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(titleVisibility: .automatic, title: title, actions: actions, message: message)
  }

  private init(
    id: UUID,
    buttons: [ButtonState<Action>],
    message: TextState?,
    title: TextState,
    titleVisibility: ConfirmationDialogStateTitleVisibility
  ) {
    self.id = id
    self.buttons = buttons
    self.message = message
    self.title = title
    self.titleVisibility = titleVisibility
  }

  /// Replaces the actions of the buttons.
  public func map<NewAction>(
    _ transform: (Action?) -> NewAction?
  ) -> ConfirmationDialogState<NewAction> {
    ConfirmationDialogState<NewAction>(
      id: id,
      buttons: buttons.map { $0.map(transform) },
      message: message,
      title: title,
      titleVisibility: titleVisibility
    )
  }
}

/// Shows or hides a dialog's title.
public enum ConfirmationDialogStateTitleVisibility: Hashable, Sendable {
  /// Shows it where a screen usually does.
  case automatic
  case hidden
  case visible
}

extension ConfirmationDialogState: Sendable where Action: Sendable {}
extension ConfirmationDialogState: _EphemeralState {}

extension ConfirmationDialogState: Equatable where Action: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.title == right.title && left.message == right.message && left.buttons == right.buttons
      && left.titleVisibility == right.titleVisibility
  }
}

extension ConfirmationDialogState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
    hasher.combine(titleVisibility)
  }
}

extension ConfirmationDialogState: CustomReflectable {
  public var customMirror: Mirror {
    Mirror(alertLike: self, title: title, buttons: buttons, message: message)
  }
}
