// What the user sees and what the keys mean, as one value, as in chapter 2. One thing is simpler:
// no action carries the time any more, because a reducer asks its dependencies for it.

extension PrimeTime {
  /// A screen: its lines, and the keys that do something on it.
  public struct Panel<Action> {
    var title: String
    var body: [String]
    var keys: [Key<Action>]
    /// Whether this covers whatever presented it: a sheet or an alert gets every key.
    var isModal = false

    /// The lines to show, at most 40 columns wide.
    public var screen: [String] {
      ["PrimeTime · \(title)", rule, ""] + body + ["", rule] + legend(keys.compactMap(\.legend))
    }

    /// What pressing `key` sends, or nil if the key does nothing here.
    public func action(forKey key: Character) -> Action? {
      keys.first { $0.character == key }?.action
    }

    /// The same screen, with its actions embedded in another type's.
    func map<GlobalAction>(_ embed: (Action) -> GlobalAction) -> Panel<GlobalAction> {
      Panel<GlobalAction>(
        title: title,
        body: body,
        keys: keys.map {
          Key(character: $0.character, legend: $0.legend, action: embed($0.action))
        },
        isModal: isModal
      )
    }

    /// The same screen with more keys, listed after its own; a modal screen stays as it is.
    func adding(_ more: Key<Action>...) -> Panel {
      if isModal { return self }
      var panel = self
      panel.keys += more
      return panel
    }
  }

  struct Key<Action> {
    let character: Character
    /// What the screen says about the key. Nil for a key that another one's legend covers.
    let legend: String?
    let action: Action
  }

  /// How many rows of a list a screen shows: as many as there are digits to name them.
  static let visibleRows = 9

  static func list(_ rows: [String], of count: Int, orElse placeholder: String) -> [String] {
    if rows.isEmpty { return [centered(placeholder)] }
    return count > rows.count ? rows + ["  … and \(count - rows.count) more"] : rows
  }

  static func centered(_ text: String) -> String {
    String(repeating: " ", count: max(0, width - text.count) / 2) + text
  }

  /// An empty line, and below it what there is to say, on as many lines as it takes.
  static func note(_ text: String) -> [String] {
    [""] + words(text).map(centered)
  }

  /// The words of a text on as many lines as it takes.
  static func words(_ text: String, margin: Int = 0) -> [String] {
    let words = text.split(separator: " ").map(String.init)
    return lines(of: words, separator: " ", width: width - margin)
  }
}

private let width = 40
private let rule = String(repeating: "─", count: width)

private func legend(_ legends: [String]) -> [String] {
  lines(of: legends, separator: "   ")
}

/// Puts as many parts on a line as fit.
private func lines(of parts: [String], separator: String, width: Int = width) -> [String] {
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
