// A random script that fails has twenty actions, of which two matter. Shrinking leaves these two.
// It works on the choices that the script was drawn from, and never on the actions: see `Draw`.

/// The choices behind a script, a list for each action.
typealias Script = [[UInt64]]

/// A script that was run, cut off after the action that showed the fault.
struct Attempt {
  var script: Script = []
  var finding: Finding?
}

/// Looks for the simplest script that still fails by the same law: first drops chunks of actions,
/// then single ones, then makes the choices within each action fewer and smaller, until no such
/// step succeeds any more. Then no single action can be left out of the result, where the others
/// are drawn again for the states they meet.
///
/// It ends even on a subject that answers differently each time, because each step makes the script
/// simpler, in an order that has a least element.
///
/// - Complexity: for n actions, O(n²) runs at worst; the chunks make it O(n log n) where few
///   matter. Source: Zeller and Hildebrandt, "Simplifying and Isolating Failure-Inducing Input",
///   2002 (`ddmin`).
struct Shrinker {
  private(set) var best: Attempt
  private let run: (Script) -> Attempt

  init(_ failing: Attempt, run: @escaping (Script) -> Attempt) {
    self.best = failing
    self.run = run
  }

  mutating func shrink() {
    var before: Script
    repeat {
      before = best.script
      dropActions()
      var index = 0
      while index < best.script.count {
        dropChoices(of: index)
        lowerChoices(of: index)
        index += 1
      }
    } while best.script != before
  }

  private mutating func dropActions() {
    var size = best.script.count
    while size > 0 {
      var start = 0
      while start < best.script.count {
        var candidate = best.script
        candidate.removeSubrange(start..<min(start + size, candidate.count))
        if !accept(candidate) { start += size }
      }
      size /= 2
    }
  }

  private mutating func dropChoices(of index: Int) {
    var size = best.script[index].count
    while size > 0 {
      var start = 0
      while index < best.script.count, start < best.script[index].count {
        var candidate = best.script
        candidate[index].removeSubrange(start..<min(start + size, candidate[index].count))
        if !accept(candidate) { start += size }
      }
      size /= 2
    }
  }

  private mutating func lowerChoices(of index: Int) {
    var place = 0
    while index < best.script.count, place < best.script[index].count {
      let choice = best.script[index][place]
      if !lower(choice, at: index, place) { place += 1 }
    }
  }

  /// Below a small choice, which may be that of a case, tries every value from 0 on. From a large
  /// one, it goes down by all of it, then by powers of two: all but the last of these keep the sign
  /// that `Draw.int` puts into the last bit.
  private mutating func lower(_ choice: UInt64, at index: Int, _ place: Int) -> Bool {
    let powers = (0..<64).reversed().map { 1 << UInt64($0) }.drop { $0 >= choice }
    let lower = choice <= 16 ? Array(0..<choice) : [0] + powers.map { choice - $0 }
    for lower in lower {
      var candidate = best.script
      candidate[index][place] = lower
      if accept(candidate) { return true }
    }
    return false
  }

  /// Keeps what `candidate` led to if it fails by the same law, and is simpler as it was drawn: a
  /// replay adds the simplest choice where one is missing.
  private mutating func accept(_ candidate: Script) -> Bool {
    let attempt = run(candidate)
    guard let finding = attempt.finding, finding.law == best.finding?.law,
      isSimpler(attempt.script, than: best.script)
    else { return false }
    best = attempt
    return true
  }

  /// Fewer actions; or as many, and fewer choices; or as many, and smaller ones from the first on.
  private func isSimpler(_ left: Script, than right: Script) -> Bool {
    if left.count != right.count { return left.count < right.count }
    let (left, right) = (Array(left.joined()), Array(right.joined()))
    if left.count != right.count { return left.count < right.count }
    return left.lexicographicallyPrecedes(right)
  }
}
