// What a test has left behind when it ends: actions that no step has received, effects that still
// run, shared values whose change was never stated. Unsaid, each of them could hide a mistake.

import Diagnostics
import Foundation

/// A message, and the place to show it.
struct TestFailure: Sendable {
  var callSite: CallSite
  var message: String
}

extension TestRun {
  /// The time that the end of a test on another thread waits for the main actor.
  nonisolated var patience: DispatchTimeInterval {
    let (seconds, attoseconds) = (timeouts.withLock { $0 } * 10).components
    let nanoseconds = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    return nanoseconds.overflow
      ? .seconds(Int(clamping: seconds))
      : .nanoseconds(Int(nanoseconds.partialValue + attoseconds / 1_000_000_000))
  }

  /// The failure to report if that wait was in vain.
  nonisolated var noLeftovers: TestFailure {
    TestFailure(
      callSite: madeAt,
      message: """
        This test store went away on another thread than the main one, which was blocked. So it is not \
        known whether there were actions left to receive, or effects still running.

        To fix this, mark the test as "@MainActor", or don't block the main thread until it has ended.
        """
    )
  }

  /// The failures if the test ends now.
  func leftovers(_ exhaustivity: Exhaustivity) -> [TestFailure] {
    var failures: [TestFailure] = []
    if !received.isEmpty {
      let count = received.count
      failures.append(
        TestFailure(
          callSite: callSite,
          message: """
            The store received \(count) unexpected action\(count == 1 ? "" : "s") by the end of the test:

            \(list(received.map(\.action)))

            To fix this, state \(count == 1 ? "it" : "each of them") with "await store.receive(…)", or skip \
            with "await store.skipReceivedActions()".
            """
        )
      )
    }
    for effect in core.effects.running {
      failures.append(
        TestFailure(
          callSite: effect.group.callSite ?? callSite,
          message: """
            An effect returned for this action is still running. It must complete before the end of the \
            test.

            The effect came from:
            \(list([effect.cause]))

            To fix this, receive what makes it end, cancel it as the feature does when its screen goes \
            away, finish a clock that it waits for ("await clock.run()"), or skip it with \
            "await store.skipInFlightEffects()".
            """
        )
      )
    }
    let (known, now) = (shared.known(), shared.now())
    for values in known.differences(from: now) {
      let legend = "(Before: −, After: +)"
      failures.append(
        TestFailure(
          callSite: callSite,
          message: """
            The test ended before a change of a shared value was stated:

            \(difference(from: values.here, to: values.there, legend: legend))

            To fix this, state it at the end of the test: "store.assert { $0.$value.withLock { … } }". The \
            closure of the "send" or "receive" that starts an effect doesn't see what the effect changes.
            """
        )
      )
    }
    switch exhaustivity {
    case .on:
      return failures
    case .off(let showSkippedAssertions):
      if showSkippedAssertions { for failure in failures { showSkipped(failure.message) } }
      return []
    }
  }
}

/// Prints what a test that isn't exhaustive did not state.
func showSkipped(_ message: String) {
  print("Skipped assertion: \(message)")
}
