// An alert is part of the state, and so is its text. A screen's own text type won't do: two
// SwiftUI `Text`s with the same words aren't equal, so no test could state what an alert says.
//
// The name is from swift-navigation 2.x. Left out: fonts, colors and the other modifiers, which
// only SwiftUI could render; and localized keys as such, which are resolved when the text is
// created.

import Diagnostics

/// The text of an alert or a button, as a value: equal to another text that reads the same.
///
///     TextState("Delete \(item.name)?")
public struct TextState: Hashable, Sendable {
  private let string: String

  /// A text with just this content.
  public init(verbatim content: String) {
    string = content
  }

  /// A text with just this content. (Here nothing is looked up in a table of translations.)
  public init(_ content: some StringProtocol) {
    string = String(content)
  }

  /// Joins two texts.
  public static func + (left: Self, right: Self) -> Self {
    Self(verbatim: left.string + right.string)
  }
}

extension TextState: CustomStringConvertible, CustomDebugStringConvertible {
  /// The text as a string.
  public var description: String { string }
  public var debugDescription: String { string.debugDescription }
}

extension TextState: ShownAs {
  /// A failing test shows the text like any string.
  public var shownAs: Any { string }
}

extension String {
  /// The string of a text.
  public init(state: TextState) {
    self = state.description
  }
}

#if canImport(SwiftUI)
  import SwiftUI

  extension Text {
    public init(_ state: TextState) {
      self.init(verbatim: state.description)
    }
  }
#endif

#if canImport(Darwin)
  extension TextState {
    /// The text that the key stands for in the user's language now.
    public init(
      _ key: String.LocalizationValue,
      tableName: String? = nil,
      bundle: Bundle? = nil,
      comment: StaticString? = nil
    ) {
      self.init(
        verbatim: String(localized: key, table: tableName, bundle: bundle, comment: comment)
      )
    }
  }
#endif
