import Chapter04Examples
import Chapter04Modern
import Foundation
import Testing

// The code of the page "Dependencies", failures included.

// snippet.keyPath
extension DependencyValues {
  var numberFact: Examples.NumberFactClient {
    get { self[Examples.NumberFactClient.self] }
    set { self[Examples.NumberFactClient.self] = newValue }
  }
}
// snippet.end

enum DependenciesLessonTests {
  typealias NumberFact = Examples.NumberFact
  typealias NumberFactClient = Examples.NumberFactClient
  typealias NumberFactWithDependency = Examples.NumberFactWithDependency

  struct Offline: LocalizedError {
    var errorDescription: String? { "You are offline." }
  }

  @Suite("A closure handed in") @MainActor struct ClosureTests {
    @Test("A feature gets what it needs from the code that makes it") func handedIn() async {
      // snippet.handedIn
      let store = TestStore(initialState: NumberFact.State(count: 7)) {
        NumberFact { "\($0) is good" }
      }
      await store.send(.factButtonTapped) { $0.isLoading = true }
      await store.receive(\.factResponse.success) {
        $0.isLoading = false
        $0.fact = "7 is good"
      }
      // snippet.end
    }
  }

  // snippet.Weather
  struct Weather: DependencyKey {
    var today: String

    static let liveValue = Weather(today: "Rain")
    static let previewValue = Weather(today: "Sun")
  }
  // snippet.end

  @Suite("Which value") @MainActor struct ValueTests {
    @Test("A dependency by key path is the same one") func keyPath() async throws {
      @Dependency(\.numberFact) var numberFact
      let fact = try await withDependencies {
        $0.numberFact.fetch = { "\($0) is good" }
      } operation: {
        try await numberFact.fetch(7)
      }
      #expect(fact == "7 is good")
    }

    @Test("A key without a test value fails the test that reads it") func noTestValue() async {
      let issues = await reported {
        // snippet.noTestValue
        @Dependency(Weather.self) var weather
        #expect(weather.today == "Sun")
        // snippet.end
      }
      #expect(issues.count == 1)
      #expect(issues.first?.says("Weather", "has no test implementation") == true)
    }

    @Test("What is prepared is the value for the whole program") func prepared() async {
      // snippet.prepare
      prepareDependencies {
        $0.numberFact = NumberFactClient { "\($0), says the database" }
      }
      let store = Store(initialState: NumberFact.State(count: 7)) { NumberFactWithDependency() }
      await store.send(.factButtonTapped).finish()
      #expect(store.fact == "7, says the database")
      // snippet.end
    }
  }

  // snippet.Language
  enum Language {
    @TaskLocal static var current = "en"
  }
  // snippet.end

  @Suite("A value of the task") struct TaskLocalTests {
    @Test("A task local is set for a call and for the tasks begun in it, but not for detached ones")
    func taskLocal() async {
      // snippet.taskLocal
      let (child, detached) = Language.$current.withValue("de") {
        (Task { Language.current }, Task.detached { Language.current })
      }
      #expect(await child.value == "de")
      #expect(await detached.value == "en")
      #expect(Language.current == "en")
      // snippet.end
    }

    @Test("A closure that is called later sees the values it escaped with, inside yield")
    func escaped() {
      // snippet.escaped
      @Dependency(\.locale) var locale
      let callLater = withDependencies {
        $0.locale = Locale(identifier: "de")
      } operation: {
        withEscapedDependencies { dependencies in
          { dependencies.yield { locale.identifier } }
        }
      }
      #expect(callLater() == "de")  // the override has ended, and is still in force here
      // snippet.end
    }
  }

  @Suite("A dependency") @MainActor struct DependencyTests {
    @Test("A test overrides what the feature reads") func overridden() async {
      // snippet.overridden
      let store = TestStore(initialState: NumberFact.State(count: 7)) {
        NumberFactWithDependency()
      } withDependencies: {
        $0[NumberFactClient.self].fetch = { "\($0) is good" }
      }
      await store.send(.factButtonTapped) { $0.isLoading = true }
      await store.receive(\.factResponse.success) {
        $0.isLoading = false
        $0.fact = "7 is good"
      }
      // snippet.end
    }

    @Test("An effect runs with the dependencies that its reducer had") func captured() async {
      // snippet.captured
      let store = TestStore(initialState: NumberFact.State()) {
        NumberFactWithDependency().dependency(NumberFactClient { _ in throw Offline() })
      }
      await store.send(.factButtonTapped) { $0.isLoading = true }
      await store.receive(\.factResponse.failure) {
        $0.isLoading = false
        $0.failure = "No fact: You are offline."
      }
      // snippet.end
    }

    @Test("The override nearest to the reducer wins") func nearest() async {
      // snippet.predictNearest
      let store = Store(initialState: NumberFact.State()) {
        NumberFactWithDependency()
          .dependency(NumberFactClient { "\($0) from the inner one" })
          .dependency(NumberFactClient { "\($0) from the outer one" })
      } withDependencies: {
        $0[NumberFactClient.self] = NumberFactClient { "\($0) from the store" }
      }
      await store.send(.factButtonTapped).finish()
      // snippet.end
      // snippet.predictNearestAnswer
      #expect(store.fact == "0 from the inner one")
      // snippet.end
    }
  }
}
