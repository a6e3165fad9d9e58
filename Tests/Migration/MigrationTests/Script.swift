// Both chapters answer at their own pace: chapter 3 at once, chapter 4 a turn later. A script is
// taken by both, and after each step the one that takes longer has to get to where the other is.

import Chapter03Effects
import Chapter04Modern
import Migration
import ReducerTesting
import Testing

/// What a script does.
enum ScriptStep: Equatable, Sendable {
  case send(LedgerAction)
  case answer(Int)
}

/// A feature in some store, as a script sees it.
@MainActor
struct Host {
  var desk = Desk()
  var send: (LedgerAction) -> Void
  var notes: () -> [Int]
  /// How many effects are in flight, where the store can say.
  var inFlight: () -> Int = { 0 }

  struct Seen: Equatable {
    var notes: [Int]
    var open: [Int]
  }

  var seen: Seen { Seen(notes: notes(), open: desk.open) }

  func take(_ step: ScriptStep) {
    switch step {
    case .send(let action): send(action)
    case .answer(let index): desk.answer(index)
    }
  }
}

/// Lets tasks run until something is so. Gives up after a minute, and not before a thousand turns:
/// other tests may have the main actor for seconds.
@MainActor
func eventually(_ condition: () -> Bool) async -> Bool {
  let end = ContinuousClock.now + .seconds(60)
  var turns = 0
  while !condition() {
    if turns > 1_000, ContinuousClock.now > end { return false }
    turns += 1
    await Task.yield()
  }
  return true
}

/// Lets whatever may be on its way arrive: for stating that nothing does.
@MainActor
func giveWay() async {
  for _ in 0..<20 { await Task.yield() }
}

extension Host {
  /// Takes a script step by step with the reference.
  /// - Returns: What was different, nil if nothing was.
  func differs(from reference: Host, in script: [ScriptStep]) async -> String? {
    for (index, step) in script.enumerated() {
      reference.take(step)
      take(step)
      guard await eventually({ seen == reference.seen }) else {
        return "After \(script[...index]): \(seen), and \(reference.seen) was expected."
      }
    }
    while !reference.desk.open.isEmpty {
      reference.desk.answer(0)
      desk.answer(0)
      guard await eventually({ seen == reference.seen }) else {
        return "At the end of \(script): \(seen), and \(reference.seen) was expected."
      }
    }
    await giveWay()
    if seen != reference.seen { return "After the end of \(script): \(seen)." }
    guard await eventually({ inFlight() == 0 }) else {
      return "After \(script), \(inFlight()) effects are in flight."
    }
    return nil
  }
}

/// Random scripts, the same ones in every run: twelve steps are too many to try all.
func scripts(_ count: Int, upTo length: Int = 12) -> [[ScriptStep]] {
  var random = SplitMix64(seed: 42)
  return (0..<count).map { _ in
    var number = 0
    func next() -> Int {
      number += 1
      return number
    }
    return (0..<Int.random(in: 0...length, using: &random)).map { _ in
      switch Int.random(in: 0...10, using: &random) {
      case 0: .send(.now(next()))
      case 1: .send(.both(next(), next()))
      case 2: .send(.nowAndLater(next()))
      case 3, 4: .send(.ask(next()))
      case 5: .send(.askAlso(next()))
      case 6: .send(.cancel)
      case 7: .send(.inTurn(next(), next()))
      default: .answer(Int.random(in: 0...2, using: &random))
      }
    }
  }
}

/// Every script of these steps with this length.
func allScripts(of steps: [(Int) -> ScriptStep], length: Int) -> [[ScriptStep]] {
  (0..<length).reduce([[]]) { scripts, index in
    scripts.flatMap { script in steps.map { script + [$0(index + 1)] } }
  }
}
