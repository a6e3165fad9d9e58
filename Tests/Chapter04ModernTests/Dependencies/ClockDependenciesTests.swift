import Chapter04Modern
import IssueTesting
import Testing

@Suite("The clocks that are there", .timeLimit(.minutes(5)))
struct ClockDependenciesTests {
  @Dependency(\.continuousClock) var continuousClock
  @Dependency(\.suspendingClock) var suspendingClock

  @Test("A clock that a test didn't override fails it by name")
  func unimplemented() async {
    await expectReport("ContinuousClock") {
      try? await continuousClock.sleep(for: .zero)
    }
    await expectReport("SuspendingClock") {
      try? await suspendingClock.sleep(for: .zero)
    }
  }

  @Test("An app has the system's clocks")
  func live() {
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(continuousClock is ContinuousClock)
      #expect(suspendingClock is SuspendingClock)
    }
  }

  @Test("Each clock can be overridden, by any other")
  func overridden() {
    withDependencies {
      $0.continuousClock = SuspendingClock()
      $0.suspendingClock = ContinuousClock()
    } operation: {
      #expect(continuousClock is SuspendingClock)
      #expect(suspendingClock is ContinuousClock)
    }
  }
}
