// The solution beside the learner's file: the lines that differ, and two around them.

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
    var rows: [(mark: String, line: String)] = []
    var position = 0
    func addInserted() {
      while let new = inserted.removeValue(forKey: position) {
        rows.append(("+", new))
        position += 1
      }
    }
    for (offset, line) in mine.enumerated() {
      if removed[offset] != nil {
        rows.append(("-", line))
      } else {
        addInserted()
        rows.append((" ", line))
        position += 1
      }
    }
    addInserted()

    add("\(name): - yours, + the solution", as: style.dim)
    let changes = rows.indices.filter { rows[$0].mark != " " }
    var isLeftOut = false
    for (index, row) in rows.enumerated() {
      guard changes.contains(where: { abs($0 - index) <= 2 }) else {
        if !isLeftOut { add("…", as: style.dim) }
        isLeftOut = true
        continue
      }
      isLeftOut = false
      let paint = row.mark == "-" ? style.red : row.mark == "+" ? style.green : { $0 }
      addUnbroken("\(row.mark) \(row.line)", as: paint)
    }
  }
}
