// What the user sees and what the keys mean, as one value. A feature makes a panel with its own
// actions; the app embeds them in its own and adds keys. So a feature can be shown by itself, and
// nobody has to list its keys again.

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

/// How many rows of a list a screen shows: one for each digit from 1 to 9.
let visibleRows = 9

func list(_ rows: [String], of count: Int, orElse placeholder: String) -> [String] {
  if rows.isEmpty { return [centered(placeholder)] }
  return count > rows.count ? rows + ["  … and \(count - rows.count) more"] : rows
}

func centered(_ text: String) -> String {
  String(repeating: " ", count: max(0, width - text.count) / 2) + text
}

/// Puts as many legends on a line as fit.
private func legend(_ legends: [String]) -> [String] {
  var lines: [String] = []
  for legend in legends {
    if let line = lines.last, line.count + 3 + legend.count <= width {
      lines[lines.count - 1] += "   " + legend
    } else {
      lines.append(legend)
    }
  }
  return lines
}
