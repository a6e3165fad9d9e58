// What the user sees and what the keys mean, as one value. A feature makes a panel with actions of
// its own; the app embeds them in the app's and adds keys. So a feature can be shown by itself, and
// nobody has to list a feature's keys again.

import Foundation

/// A screen: its lines, and the keys that do something on it.
public struct Panel<Action> {
  var title: String
  var body: [String]
  var keys: [Key<Action>]

  /// The lines to show, at most 40 columns wide.
  public var screen: [String] {
    ["PrimeTime · \(title)", rule, ""] + body + ["", rule] + legend(keys.compactMap(\.legend))
  }

  /// The action that `key` stands for, or nil if the key does nothing here.
  ///
  /// - Parameter now: The time that becomes part of the action, where the action needs one.
  public func action(forKey key: Character, at now: Date) -> Action? {
    keys.first { $0.character == key }?.action(now)
  }

  /// The same screen, with its actions embedded in another type's.
  func map<GlobalAction>(_ embed: @escaping (Action) -> GlobalAction) -> Panel<GlobalAction> {
    Panel<GlobalAction>(
      title: title,
      body: body,
      keys: keys.map { key in
        Key(character: key.character, legend: key.legend) { embed(key.action($0)) }
      }
    )
  }

  /// The same screen with more keys, listed after its own.
  func adding(_ more: Key<Action>...) -> Panel {
    var panel = self
    panel.keys += more
    return panel
  }
}

struct Key<Action> {
  let character: Character
  /// What the screen says about the key. Nil if another key's legend covers it.
  let legend: String?
  let action: (Date) -> Action
}

private let width = 40
private let rule = String(repeating: "─", count: width)

/// How many rows of a list a screen shows: as many as there are digits to name them.
let visibleRows = 9

func list(_ rows: [String], of count: Int, orElse placeholder: String) -> [String] {
  if rows.isEmpty { return [centered(placeholder)] }
  return count > rows.count ? rows + ["  … and \(count - rows.count) more"] : rows
}

func centered(_ text: String) -> String {
  String(repeating: " ", count: max(0, width - text.count) / 2) + text
}

/// An empty line, and below it what there is to say, on as many lines as it takes.
func note(_ text: String) -> [String] {
  [""] + lines(of: text.split(separator: " ").map(String.init), separator: " ").map(centered)
}

private func legend(_ legends: [String]) -> [String] {
  lines(of: legends, separator: "   ")
}

/// Puts as many parts on a line as fit.
private func lines(of parts: [String], separator: String) -> [String] {
  var lines: [String] = []
  for part in parts {
    if let line = lines.last, line.count + separator.count + part.count <= width {
      lines[lines.count - 1] += separator + part
    } else {
      lines.append(part)
    }
  }
  return lines
}
