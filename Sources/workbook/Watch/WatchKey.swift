// The keys of a watching workbook: one list, for what they do and for every legend.

import Terminal

/// What a key asks for. The raw value is the key.
enum WatchKey: Character, CaseIterable {
  case next = "n"
  case hint = "h"
  case list = "l"
  case again = "r"
  case keys = "?"
  case quit = "q"

  init?(_ key: Key) {
    switch key {
    case .character(let character): self.init(rawValue: character)
    case .enter: self = .again
    default: return nil
    }
  }

  /// What the legend says of it.
  var word: String {
    switch self {
    case .next: "next"
    case .hint: "hint"
    case .list: "list"
    case .again: "run again"
    case .keys: "keys"
    case .quit: "quit"
    }
  }

  /// The keys in at most `width` columns, if possible: all of them, the most important, or bare.
  static func legend(width: Int) -> String {
    func legend(_ keys: [WatchKey]) -> String {
      keys.map { "\($0.rawValue) \($0.word)" }.joined(separator: "  ")
    }
    let legends = [legend(allCases), legend([.next, .hint, .keys, .quit])]
    return legends.first { $0.count <= width }
      ?? allCases.map { String($0.rawValue) }.joined(separator: " ")
  }
}
