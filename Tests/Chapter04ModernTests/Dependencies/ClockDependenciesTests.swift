import Chapter04Modern
import Testing

@Suite("The clocks that are there", .timeLimit(.minutes(5)))
struct ClockDependenciesTests {
  @Dependency(\.continuousClock) var continuousClock
  @Dependency(\.suspendingClock) var suspendingClock

  @Test("A clock that a test didn't override fails it by name")
  func unimplemented() async {
    await withKnownIssue {
      try? await continuousClock.sleep(for: .zero)
    } matching: {
      $0.comments.first?.rawValue.contains("ContinuousClock") == true
    }
    await withKnownIssue {
      try? await suspendingClock.sleep(for: .zero)
    } matching: {
      $0.comments.first?.rawValue.contains("SuspendingClock") == true
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
