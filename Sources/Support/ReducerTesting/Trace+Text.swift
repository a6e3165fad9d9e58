// How a trace reads. A state of ten fields, printed after each action, hides the one that changed.

extension Trace: CustomStringConvertible {
  /// The trace in lines of at most 76 columns:
  ///
  ///     start  AppState(count: 0, favorites: [])
  ///     1  .counter(.increment)
  ///          count: 0 → 1
  ///     2  .save
  ///          favorites[0]: + 1
  ///          effect .write([1])
  public var description: String {
    guard let start else {
      return steps.flatMap { wrap($0.action, indent: 2) }.joined(separator: "\n")
    }
    var lines = wrap("start  \(start)", indent: 7)
    let numberWidth = "\(steps.count)".count
    for (index, step) in steps.enumerated() {
      let number = pad("\(index + 1)", to: numberWidth)
      lines += wrap("\(number)  \(step.action)", indent: numberWidth + 2)
      var details = step.changes.map(\.text) + step.effects.map { "effect \($0)" }
      if details.isEmpty { details = ["no change"] }
      let margin = numberWidth + 4
      for detail in details {
        lines += wrap(String(repeating: " ", count: margin) + detail, indent: margin + 2)
      }
    }
    return lines.joined(separator: "\n")
  }
}
