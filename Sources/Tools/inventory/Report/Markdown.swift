// A plan to paste into an issue: a list to tick off, by step, with every place.

extension Inventory {
  func markdown(of title: String) -> String {
    var lines = ["# \(title): what to move, and in which order", ""]
    if let build { lines += [build, ""] }
    if let version = estimate.sentence { lines += ["Written for \(version)", ""] }
    lines += ["\(progress) % of the way to \(Version.newest).", ""]
    for step in Step.allCases {
      let items = plan.filter { $0.step == step }
      if items.isEmpty { continue }
      lines += ["## \(step.rawValue)", "", "See `\(Step.folder)\(step.page)`.", ""]
      for item in items {
        let title = "\(item.title), \(count(item.uses.count, "place"))"
        lines.append("- [ ] \(title): `\(item.page)`")
        if let blocks = item.construct.blocks { lines.append("  Blocks the step: \(blocks).") }
        for (path, uses) in Dictionary(grouping: item.uses, by: \.path).sorted(by: {
          $0.key < $1.key
        }) {
          let places = uses.map { String($0.line) }.joined(separator: ", ")
          lines.append("  - [ ] `\(path)`: \(uses.count == 1 ? "line" : "lines") \(places)")
        }
      }
      lines.append("")
    }
    return lines.joined(separator: "\n")
  }
}
