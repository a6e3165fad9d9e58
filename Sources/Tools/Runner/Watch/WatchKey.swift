// The keys of a watching workbook, in one list for what they do and how they are described.

import Terminal

/// What a key asks for. The raw value is the key.
enum WatchKey: Character, CaseIterable {
  case next = "n"
  case previous = "p"
  case go = "g"
  case hint = "h"
  case read = "r"
  case list = "l"
  case again = "a"
  case open = "o"
  case play = "s"
  case review = "f"
  case solution = "v"
  case reset = "z"
  case clear = "c"
  case keys = "?"
  case quit = "q"

  init?(_ key: Key) {
    switch key {
    case .character("\u{4}"): self = .quit  // Ctrl-D
    case .character(let character): self.init(rawValue: character)
    case .enter: self = .again
    default: return nil
    }
  }

  /// What the legend says about it.
  var word: String {
    switch self {
    case .next: "next"
    case .previous: "previous"
    case .go: "go to"
    case .hint: "hint"
    case .read: "read"
    case .list: "list"
    case .again: "run again"
    case .open: "open"
    case .play: "see it"
    case .review: "find the mistake"
    case .solution: "solution"
    case .reset: "start over"
    case .clear: "clear"
    case .keys: "keys"
    case .quit: "quit"
    }
  }

  /// What the list of keys says about it.
  var summary: String {
    switch self {
    case .next: "goes on to the next exercise that is not done; during a check, once that passes"
    case .previous: "goes back to the exercise before this one, done or not"
    case .go: "goes to the exercise whose number or name you type"
    case .hint: "gives a hint: a question, a pointer, then nearly the answer, which is the last"
    case .read: "shows the part of the lesson that the exercise belongs to"
    case .list: "lists the exercises, and where you are"
    case .again: "runs the tests again; so does Return"
    case .play: "plays the feature in the terminal, with a log; q there comes back here"
    case .review: "reviews what you passed some days ago: find the mistake; q there comes back here"
    case .solution: "shows how the solution differs from your file"
    case .reset: "restores the starter, also of a file that is gone, and keeps a copy of yours"
    case .open: "opens the file in your editor ($VISUAL or $EDITOR)"
    case .clear: "clears the screen, and shows the exercise and its last verdict again"
    case .keys: "lists the keys"
    case .quit: "quits; so do Ctrl-D and Ctrl-C"
    }
  }

  /// What happens if it is pressed once more; nil for a key that acts at once.
  var question: String? {
    switch self {
    case .solution: "You haven't passed yet. Press v again to see the solution anyway."
    case .reset: "Press z again to restore the starter; a copy of your file is kept."
    case .quit: "The page is above. Press q again to quit."
    default: nil
    }
  }

  /// The most important keys in at most `width` columns, if possible.
  static func legend(width: Int, isOwn: Bool = false) -> String {
    let help: [WatchKey] = isOwn ? [.play] : [.hint, .read]
    let all = [.next] + help + [.keys, .quit]
    let legends = [
      [.next] + help + [.list, .keys, .quit], all, [.next, help[0], .keys, .quit],
    ].map { keys in
      keys.map { "\($0.rawValue) \($0.word)" }.joined(separator: "  ")
    }
    return legends.first { $0.count <= width }
      ?? all.map { String($0.rawValue) }.joined(separator: " ")
  }
}
