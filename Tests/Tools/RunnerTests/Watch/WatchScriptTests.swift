import Chapter04Modern
import ReducerTesting
import Terminal
import Testing

@testable import Runner

/// Scripts of events that nobody would think of. A script is named by its seed, so that a failure
/// can be had again.
@MainActor
@Suite struct WatchScriptTests {
  @Test("No script of events breaks a rule of the watch", arguments: 0..<4)
  func scripts(block: UInt64) async throws {
    for seed in (block * 25)..<((block + 1) * 25) {
      var random = SplitMix64(seed: seed)
      let watch = try WatchSteps()
      await watch.begin()
      for _ in 0..<random.below(60) { await watch.step(&random) }
      // Nobody does anything any more: the file is looked at, and what is under way ends.
      await watch.wait(Watch.savingTime)
      while watch.world.checked != nil { await watch.endCheck() }
      let state = watch.store.state
      if case .files = state.contents {
        #expect(
          state.lastAnswered == state.submission,
          "Seed \(seed): the text last looked at has got its answer."
        )
      }
      for case .answer(.verdict(let verdict, let submission)) in state.messages {
        #expect(submission.text == verdict.printed, "Seed \(seed): a verdict is on its text.")
      }
      #expect(
        watch.world.saved.map { $0.done == state.progress.done } ?? state.progress.done.isEmpty,
        "Seed \(seed): what is done is saved."
      )
      await watch.press("q")
      await watch.store.finish()
    }
  }
}

extension WatchSteps {
  fileprivate func step(_ random: inout SplitMix64) async {
    let exercise = store.state.exercise
    switch random.below(16) {
    case 0...4: world[exercise] = .text(["A", "B", "right"][random.below(3)])
    case 5 where random.below(2) == 0: world.saveAgain(exercise)
    case 5: world[exercise] = .missing
    case 6...8: world.endCheck()
    case 9: world.endCheck(.failure(CancellationError()))
    case 10: world.endCheck(.failure(Problem("The disk is full.", "Make room.")))
    case 11: await press(["h", "l", "c", "o", "r", "g"][random.below(6)])
    case 12: await press(["n", "n", "p"][random.below(3)])
    case 13: await press("a")
    case 14: await world.build(Watch.Building(part: 1, of: 1, name: "A"))
    default:
      var progress = store.state.progress
      progress.current = world.catalog.exercises[random.below(3)].id
      if random.below(2) == 0 { progress.done = [] }
      world.savedState = progress.text
    }
    await wait(random.below(2) == 0 ? Watch.interval : .zero)
  }
}

extension Watch.State {
  /// What the last verdict, or why there is none, was shown for.
  fileprivate var lastAnswered: Submission? {
    for message in messages.reversed() {
      switch message {
      case .answer(.verdict(_, let submission)): return submission
      case .problem: return submission
      default: continue
      }
    }
    return nil
  }
}

extension SplitMix64 {
  fileprivate mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
}
