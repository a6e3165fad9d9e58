// What a `.gitignore` leaves out, by git's own rules: the last line that fits decides.

import Foundation

struct IgnoreRules {
  private struct Rule {
    var regex: NSRegularExpression
    var isException: Bool
    var isForFolders: Bool
  }

  /// Below the root: each file's folder, and its rules.
  private var files: [(folder: String, rules: [Rule])] = []

  /// Adds a folder's own `.gitignore`, which speaks of what is in that folder.
  func adding(_ text: String, in folder: String) -> IgnoreRules {
    var copy = self
    let lines = text.split(whereSeparator: \.isNewline)
    copy.files.append((folder, lines.compactMap { Self.rule(String($0)) }))
    return copy
  }

  /// - Parameter path: below the root.
  func exclude(_ path: String, isFolder: Bool) -> Bool {
    var isExcluded = false
    for (folder, rules) in files {
      let below = folder.isEmpty ? path : String(path.dropFirst(folder.count + 1))
      let range = NSRange(location: 0, length: below.utf16.count)
      for rule in rules where isFolder || !rule.isForFolders {
        if rule.regex.firstMatch(in: below, range: range) != nil { isExcluded = !rule.isException }
      }
    }
    return isExcluded
  }

  private static func rule(_ line: String) -> Rule? {
    var text = line
    while text.hasSuffix(" "), !text.hasSuffix("\\ ") { text.removeLast() }
    guard !text.isEmpty, !text.hasPrefix("#") else { return nil }
    let isException = text.hasPrefix("!")
    if isException { text.removeFirst() }
    let isForFolders = text.hasSuffix("/")
    if isForFolders { text.removeLast() }
    // A slash inside ties the pattern to the folder; otherwise it fits at any depth.
    let isTied = text.contains("/")
    if text.hasPrefix("/") { text.removeFirst() }
    let pattern = (isTied ? "^" : "^(?:.*/)?") + expression(text) + "$"
    guard let regex = try? NSRegularExpression(pattern: pattern) else { return nil }
    return Rule(regex: regex, isException: isException, isForFolders: isForFolders)
  }

  private static func expression(_ glob: String) -> String {
    var result = ""
    var rest = Substring(glob)
    while let character = rest.popFirst() {
      switch character {
      case "*" where rest.hasPrefix("*/"):
        rest.removeFirst(2)
        result += "(?:.*/)?"
      case "*" where rest.hasPrefix("*"):
        rest.removeFirst()
        result += ".*"
      case "*": result += "[^/]*"
      case "?": result += "[^/]"
      case "[":
        guard let end = rest.dropFirst().firstIndex(of: "]") else { return "(?!)" }
        let set = rest[..<end].replacing("\\", with: "\\\\").replacing("[", with: "\\[")
        result += "[" + (set.hasPrefix("!") ? "^" + set.dropFirst() : set) + "]"
        rest = rest[rest.index(after: end)...]
      case "\\": if let next = rest.popFirst() { addLiteral(next, &result) }
      default: addLiteral(character, &result)
      }
    }
    return result
  }

  private static func addLiteral(_ character: Character, _ result: inout String) {
    result += NSRegularExpression.escapedPattern(for: String(character))
  }
}
