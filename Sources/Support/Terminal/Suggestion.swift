// What a mistyped word was probably meant to be. A program that says only that it doesn't know a
// word sends its user to the manual, for a single wrong letter.

/// The names that take the fewest letters to change into `word`, all with that number, in their
/// order; empty if none is near. A name that begins with `word` is the nearest there can be. Case
/// and the dashes of an option don't count.
public func nearest(to word: String, of names: [String]) -> [String] {
  let word = word.spelling
  guard !word.isEmpty else { return [] }
  var seen: Set<String> = []
  let near = names.filter { seen.insert($0).inserted }.compactMap { name in
    let spelling = name.spelling
    let distance = spelling.hasPrefix(word) ? 0 : distance(word, spelling)
    return distance <= max(spelling.count, word.count) / 2 ? (name, distance) : nil
  }
  let best = near.map(\.1).min()
  return near.filter { $0.1 == best }.map(\.0)
}

/// "Did you mean list?", or nil if no name is near. It names three at most.
public func suggestion(for word: String, of names: [String]) -> String? {
  let near = nearest(to: word, of: names).prefix(3)
  return near.isEmpty ? nil : "Did you mean \(oneOf(Array(near)))?"
}

/// "a", "a or b", "a, b or c".
public func oneOf(_ names: [String]) -> String {
  let beginning = names.dropLast().joined(separator: ", ")
  return [beginning, names.last ?? ""].filter { !$0.isEmpty }.joined(separator: " or ")
}

/// How many letters must be added, removed or replaced.
private func distance(_ first: String, _ second: String) -> Int {
  let second = Array(second)
  var row = Array(0...second.count)
  for (index, letter) in first.enumerated() {
    var diagonal = row[0]
    row[0] = index + 1
    for (column, other) in second.enumerated() {
      let replaced = diagonal + (letter == other ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
    }
  }
  return row[second.count]
}

extension String {
  /// What of it is compared.
  fileprivate var spelling: String { String(drop { $0 == "-" }).lowercased() }
}
