import Chapter04Modern
import Testing

// What page 4.6 shows, failures included, so that they can be believed.

enum DependenciesLessonTests {
  // snippet.FactState
  struct FactState: Equatable {
    var count = 0
    var isLoading = false
    var fact: String?
  }

  enum FactAction: Equatable {
    case incrementTapped
    case factTapped
    case factResponse(String)
  }
  // snippet.end

  // snippet.FactByClosure
  struct FactByClosure: Reducer {
    let numberFact: @Sendable (Int) async throws -> String

    var body: some Reducer<FactState, FactAction> {
      Reduce { state, action in
        switch action {
        case .incrementTapped:
          state.count += 1
          state.fact = nil
          return .none

        case .factTapped:
          state.fact = nil
          state.isLoading = true
          return .run { [count = state.count] send in
            await send(.factResponse(try await numberFact(count)))
          } catch: { _, send in
            await send(.factResponse("No fact could be had."))
          }

        case .factResponse(let fact):
          state.isLoading = false
          state.fact = fact
          return .none
        }
      }
    }
  }
  // snippet.end

  // snippet.NumberFactClient
  struct NumberFactClient: DependencyKey {
    var fetch: @Sendable (Int) async throws -> String

    static let liveValue = NumberFactClient { "\($0) is what the server says." }
    static let previewValue = NumberFactClient { "\($0) is a good number." }
    static let testValue = NumberFactClient(
      fetch: unimplemented("NumberFactClient.fetch", placeholder: "")
    )
  }
  // snippet.end

  struct Fact: Reducer {
    typealias State = FactState
    typealias Action = FactAction

    // snippet.FactDependency
    @Dependency(NumberFactClient.self) var numberFact
    // snippet.end

    var body: some Reducer<FactState, FactAction> {
      FactByClosure { try await numberFact.fetch($0) }
    }
  }

  struct Offline: Error {}

  @Suite("A closure handed in") @MainActor struct ClosureTests {
    @Test("The one who makes the feature gives it what it needs") func handedIn() async {
      // snippet.handedIn
      let store = TestStore(initialState: FactState(count: 7)) {
        FactByClosure { "\($0) is good" }
      }
      await store.send(.factTapped) { $0.isLoading = true }
      await store.receive(.factResponse("7 is good")) {
        $0.isLoading = false
        $0.fact = "7 is good"
      }
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

    @Test("Two tasks at the same time don't see each other's value") func parallel() async {
      // snippet.parallel
      async let first = Language.$current.withValue("de") {
        await Task.yield()
        return Language.current
      }
      async let second = Language.$current.withValue("fr") {
        await Task.yield()
        return Language.current
      }
      #expect(await [first, second] == ["de", "fr"])
      // snippet.end
    }
  }

  @Suite("A dependency") @MainActor struct DependencyTests {
    @Test("A test overrides what the feature reads") func overridden() async {
      // snippet.overridden
      let store = TestStore(initialState: FactState(count: 7)) {
        Fact()
      } withDependencies: {
        $0[NumberFactClient.self].fetch = { "\($0) is good" }
      }
      await store.send(.factTapped) { $0.isLoading = true }
      await store.receive(.factResponse("7 is good")) {
        $0.isLoading = false
        $0.fact = "7 is good"
      }
      // snippet.end
    }

    @Test("Each context has a value of its own") func contexts() async throws {
      let preview = try await withDependencies {
        $0.context = .preview
      } operation: {
        @Dependency(NumberFactClient.self) var numberFact
        return try await numberFact.fetch(7)
      }
      #expect(preview == "7 is a good number.")
    }

    @Test("What a test has not provided is reported by name") func missing() async {
      await withKnownIssue {
        let store = TestStore(initialState: FactState()) { Fact() }
        await store.send(.factTapped) { $0.isLoading = true }
        await store.receive(.factResponse("")) {
          $0.isLoading = false
          $0.fact = ""
        }
      } matching: {
        $0.comments.contains { $0.rawValue.contains("Unimplemented: NumberFactClient.fetch") }
      }
    }

    @Test("An effect runs with the dependencies that its reducer had") func captured() async {
      // snippet.captured
      let store = TestStore(initialState: FactState()) {
        Fact().dependency(NumberFactClient { _ in throw Offline() })
      }
      await store.send(.factTapped) { $0.isLoading = true }
      await store.receive(.factResponse("No fact could be had.")) {
        $0.isLoading = false
        $0.fact = "No fact could be had."
      }
      // snippet.end
    }

    @Test("The override nearest to the reducer wins") func nearest() async {
      // snippet.predictNearest
      let store = Store(initialState: FactState()) {
        Fact()
          .dependency(NumberFactClient { "\($0) from the inner one" })
          .dependency(NumberFactClient { "\($0) from the outer one" })
      } withDependencies: {
        $0[NumberFactClient.self] = NumberFactClient { "\($0) from the store" }
      }
      await store.send(.factTapped).finish()
      // snippet.end
      // snippet.predictNearestAnswer
      #expect(store.fact == "0 from the inner one")
      // snippet.end
    }

    @Test("An override ends also if the operation throws") func ends() {
      @Dependency(\.context) var context
      try? withDependencies {
        $0.context = .preview
      } operation: {
        throw Offline()
      }
      #expect(context == .test)
    }
  }
}
