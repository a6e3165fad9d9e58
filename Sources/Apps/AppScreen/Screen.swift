// What an app shows and what each key does there, as one value that is made from the state. Lines
// and keys that are written in two places promise keys that do nothing, and a key that is typed
// into a name quits the app.

import Terminal

/// A screen of a terminal app: its lines, and the keys that do something on it.
///
///     extension Counter.State {
///       var screen: Screen<Counter.Action> {
///         Screen(
///           title: "Counter",
///           body: [centered("\(count)")],
///           keys: [Key("+", "+ up", .incrementTapped), Key("-", "- down", .decrementTapped)]
///         )
///       }
///     }
///
/// Make it from the state and nothing else: then a test needs no terminal, and a screen from before
/// can be shown again.
public struct Screen<Action> {
  public var title: String
  /// What stands between the title and the keys. Lines may be longer than the screen is wide; they
  /// are wrapped where they are drawn.
  public var body: [String]
  /// If two stand for one character, the first counts.
  public var keys: [Key<Action>]
  /// The text that characters are typed into, if there is one.
  public var typing: Typing<Action>?

  public init(
    title: String,
    body: [String],
    keys: [Key<Action>],
    typing: Typing<Action>? = nil
  ) {
    self.title = title
    self.body = body
    self.keys = keys
    self.typing = typing
  }

  /// What to draw.
  public var lines: [String] {
    [title, rule, ""] + body + ["", rule] + legend(keys.compactMap(\.legend))
  }

  /// What pressing `key` sends, or nil if it does nothing here.
  ///
  /// While text is typed, characters and backspace belong to the text, and only return, escape and
  /// tab are keys.
  public func action(for key: Character) -> Action? {
    if let typing, let text = typing.text(after: key) { return typing.changed(text) }
    return keys.first { $0.character == key }?.action
  }

  /// The same screen, with its actions embedded in another type's.
  public func map<NewAction>(_ embed: @escaping (Action) -> NewAction) -> Screen<NewAction> {
    Screen<NewAction>(
      title: title,
      body: body,
      keys: keys.map { Key($0.character, $0.legend, embed($0.action)) },
      typing: typing.map { typing in
        Typing(typing.text) { embed(typing.changed($0)) }
      }
    )
  }
}

/// A key, what it does, and what the screen says about it.
public struct Key<Action> {
  public var character: Character
  /// Nil if another key's legend covers it.
  public var legend: String?
  public var action: Action

  public init(_ character: Character, _ legend: String?, _ action: Action) {
    self.character = character
    self.legend = legend
    self.action = action
  }
}

extension Character {
  public static let returnKey: Character = "\n"
  public static let escapeKey: Character = "\u{1B}"
  public static let tabKey: Character = "\t"
  public static let backspaceKey: Character = "\u{7F}"
}

/// A text that is being typed, without a cursor: characters come at its end, and backspace removes
/// the last one.
public struct Typing<Action> {
  public var text: String
  /// The action that says what the text is now.
  public var changed: (String) -> Action

  public init(_ text: String, changed: @escaping (String) -> Action) {
    self.text = text
    self.changed = changed
  }

  func text(after key: Character) -> String? {
    switch key {
    case .backspaceKey: String(text.dropLast())
    case _ where key.isControl: nil
    default: text + String(key)
    }
  }
}

extension Character {
  fileprivate var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}

/// How many rows of a list have a key: as many as there are digits to name them.
private let digits = "123456789"

/// The first nine elements, numbered, and how many more there are.
///
/// Complexity: O(1) for a collection with random access; `text` is called for nine elements at
/// most.
public func rows<Elements: Collection>(
  _ elements: Elements,
  orElse placeholder: String,
  text: (Elements.Element) -> String
) -> [String] {
  if elements.isEmpty { return [centered(placeholder)] }
  let shown = zip(digits, elements).map { digit, element in "\(digit)  \(text(element))" }
  let hidden = elements.count - shown.count
  return hidden > 0 ? shown + ["   … and \(hidden) more"] : shown
}

/// The keys of the rows that ``rows(_:orElse:text:)`` shows: the digits 1 to 9.
///
/// - Parameter verb: What a digit does to its row, for the legend: `1-9 done`.
public func rowKeys<Elements: Collection, Action>(
  _ elements: Elements,
  _ verb: String,
  action: (Elements.Element) -> Action
) -> [Key<Action>] {
  let shown = Array(zip(digits, elements))
  return shown.enumerated().map { index, row in
    let legend = shown.count == 1 ? "1 \(verb)" : "1-\(shown.count) \(verb)"
    return Key(row.0, index == 0 ? legend : nil, action(row.1))
  }
}

/// A text in the middle of the line; at its beginning if there is no room.
public func centered(_ text: String) -> String {
  String(repeating: " ", count: max(0, width - columns(of: text)) / 2) + text
}

private let width = 40
private let rule = String(repeating: "─", count: width)

/// Puts as many legends on a line as fit.
private func legend(_ legends: [String]) -> [String] {
  var lines: [String] = []
  for legend in legends {
    if let line = lines.last, columns(of: line) + 3 + columns(of: legend) <= width {
      lines[lines.count - 1] += "   " + legend
    } else {
      lines.append(legend)
    }
  }
  return lines
}
