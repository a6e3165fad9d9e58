import Chapter04Compatibility
import Foundation
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

  private nonisolated func says(_ issue: Issue, _ text: String) -> Bool {
    issue.comments.contains { $0.rawValue.contains(text) }
  }

  @Test("A session that a test didn't provide is reported, and its requests fail")
  func request() async {
    await withKnownIssue {
      await #expect(throws: (any Error).self) {
        _ = try await urlSession.data(from: URL(string: "https://example.com/facts/7")!)
      }
    } matching: {
      says($0, #"@Dependency(\.urlSession)"#)
    }
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(urlSession === URLSession.shared)
    }
  }

  @Test("Notifications and languages fail a test that doesn't override them")
  func overridden() {
    withKnownIssue {
      _ = notificationCenter
    } matching: {
      says($0, #"@Dependency(\.notificationCenter) has no test implementation"#)
    }
    withKnownIssue {
      _ = preferredLocales
    } matching: {
      says($0, #"@Dependency(\.preferredLocales) has no test implementation"#)
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
    withKnownIssue { assert(false) }
    withKnownIssue {
      precondition(false, "Must be true")
    } matching: {
      says($0, "Must be true")
    }
    withKnownIssue {
      assertionFailure("Not here")
    } matching: {
      says($0, "Not here")
    }

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
    await withKnownIssue {
      try? await mainQueue.sleep(for: .zero)
    } matching: {
      says($0, #"@Dependency(\.mainQueue)"#)
    }
  }
}
