import Chapter04Compatibility
import Foundation
import IssueTesting
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("What an app takes from the system", .timeLimit(.minutes(5))) @MainActor
struct SystemDependenciesTests {
  @Dependency(\.urlSession) var urlSession
  @Dependency(\.notificationCenter) var notificationCenter
  @Dependency(\.preferredLocales) var preferredLocales
  @Dependency(\.mainQueue) var mainQueue
  @Dependency(\.assert) var assert
  @Dependency(\.assertionFailure) var assertionFailure
  @Dependency(\.precondition) var precondition

  @Test("A session that a test didn't provide is reported, and its requests fail")
  func request() async {
    await expectReport(#"@Dependency(\.urlSession)"#) {
      await #expect(throws: (any Error).self) {
        _ = try await urlSession.data(from: URL(string: "https://example.com/facts/7")!)
      }
    }
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(urlSession === URLSession.shared)
    }
  }

  @Test("Notifications and languages fail a test that doesn't override them")
  func overridden() {
    expectReport(#"@Dependency(\.notificationCenter) has no test implementation"#) {
      _ = notificationCenter
    }
    expectReport(#"@Dependency(\.preferredLocales) has no test implementation"#) {
      _ = preferredLocales
    }
    let center = NotificationCenter()
    withDependencies {
      $0.notificationCenter = center
      $0.preferredLocales = [Locale(identifier: "de_AT")]
    } operation: {
      #expect(notificationCenter === center)
      #expect(preferredLocales.map(\.identifier) == ["de_AT"])
    }
  }

  @Test("A failed assertion fails a test, which continues")
  func assertions() {
    assert(true)
    assert(true, "Must be true")
    precondition(true)
    expectReport { assert(false) }
    expectReport("Must be true") { precondition(false, "Must be true") }
    expectReport("Not here") { assertionFailure("Not here") }

    let conditions = LockIsolated<[Bool]>([])
    withDependencies {
      $0.assert = AnyAssertionEffect { condition, _, _, _ in
        let isTrue = condition()
        conditions.withValue { $0.append(isTrue) }
      }
    } operation: {
      assert(true)
      assertionFailure()
    }
    #expect(conditions.value == [true, false])
  }

  @Test("The main queue of a test doesn't wait, or waits until it is advanced")
  func schedulers() async throws {
    try await AnySchedulerOf<DispatchQueue>.immediate.sleep(for: .seconds(1_000))
    let queue = DispatchQueue.test
    let ticks = LockIsolated(0)
    let task = Task {
      for await _ in queue.eraseToAnyScheduler().timer(interval: .seconds(1)) {
        ticks.withValue { $0 += 1 }
      }
    }
    await queue.advance(by: .seconds(3))
    #expect(ticks.value == 3)
    task.cancel()
    await task.value
    await expectReport(#"@Dependency(\.mainQueue)"#) { try? await mainQueue.sleep(for: .zero) }
  }
}
