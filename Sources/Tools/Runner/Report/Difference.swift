// The solution beside the learner's file, line by line.

extension Page {
  mutating func add(
    differenceFrom mine: [String],
    to solution: [String],
    named name: String
  ) {
    let difference = solution.difference(from: mine)
    let removed = Dictionary(
      uniqueKeysWithValues: difference.removals.compactMap { change in
        if case .remove(let offset, let line, _) = change { (offset, line) } else { nil }
      }
    )
    var inserted = Dictionary(
      uniqueKeysWithValues: difference.insertions.compactMap { change in
        if case .insert(let offset, let line, _) = change { (offset, line) } else { nil }
      }
    )
    add("\(name): - yours, + the solution", as: style.dim)
    var position = 0
    for (offset, line) in mine.enumerated() {
      if removed[offset] != nil {
        addUnbroken("- " + line, as: style.red)
        continue
      }
      while let new = inserted.removeValue(forKey: position) {
        addUnbroken("+ " + new, as: style.green)
        position += 1
      }
      addUnbroken("  " + line)
      position += 1
    }
    while let new = inserted.removeValue(forKey: position) {
      addUnbroken("+ " + new, as: style.green)
      position += 1
    }
  }
}
