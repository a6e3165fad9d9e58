import Chapter04Examples
import Chapter04Modern
import IssueTesting
import Testing

// The code of the page "Testing a feature", failures included.

enum TestStoreLessonTests {
  typealias Search = Examples.Search

  @MainActor static func searchStore(clock: TestClock<Duration>) -> TestStoreOf<Search> {
    TestStore(initialState: Search.State()) {
      Search()
    } withDependencies: {
      $0.continuousClock = clock
      $0[Examples.SearchClient.self].search = { ["\($0)1", "\($0)2"] }
    }
  }

  @Suite("Steps") @MainActor struct StepTests {
    @Test("A test that looks at one field accepts what it doesn't look at") func oneField() {
      // snippet.oneField
      var state = Search.State()
      _ = Search().reduce(into: &state, action: .queryChanged("ab"))
      #expect(state.query == "ab")
      // snippet.end
    }

    @Test("A pause, a second key, and one search") func search() async {
      // snippet.search
      let clock = TestClock()
      let store = TestStore(initialState: Search.State()) {
        Search()
      } withDependencies: {
        $0.continuousClock = clock
        $0[Examples.SearchClient.self].search = { ["\($0)1", "\($0)2"] }
      }

      await store.send(.queryChanged("a")) { $0.query = "a" }
      await clock.advance(by: .milliseconds(299))
      await store.send(.queryChanged("ab")) { $0.query = "ab" }
      await clock.advance(by: .milliseconds(300))
      await store.receive(\.response.success) { $0.results = ["ab1", "ab2"] }
      // snippet.end
    }

    @Test("Not stating everything: what is stated must be true") func nonExhaustive() async {
      // snippet.nonExhaustive
      let clock = TestClock()
      let store = searchStore(clock: clock)
      store.exhaustivity = .off

      await store.send(.queryChanged("ab"))
      await clock.advance(by: .seconds(1))
      await store.receive(\.response.success) { $0.results = ["ab1", "ab2"] }
      // snippet.end
    }
  }

  /// A light that goes out by itself, with all that can be wrong in a feature of this size.
  // snippet.Light
  struct Light: Reducer {
    struct State: Equatable {
      var isOn = false
      var switchings = 0
    }

    enum Action: Equatable {
      case onTapped
      case timeIsOver
      case warned
    }

    var warns = false
    @Dependency(\.continuousClock) var clock

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .onTapped:
          state.isOn = true
          state.switchings += 1
          return .run { send in
            try await clock.sleep(for: .seconds(60))
            if warns { await send(.warned) }
            await send(.timeIsOver)
          }
        case .timeIsOver:
          state.isOn = false
          return .none
        case .warned:
          return .none
        }
      }
    }
  }
  // snippet.end

  @Suite("What a test store catches") @MainActor struct CatchingTests {
    /// A step that must fail with a text.
    private func fails(_ text: String, _ test: @MainActor () async -> Void) async {
      await expectReport(text) {
        await test()
      }
    }

    @Test("1: a change that the step does not state") func unstated() async {
      await fails("A state change does not match expectation") {
        let clock = TestClock()
        let store = TestStore(initialState: Light.State()) {
          Light()
        } withDependencies: {
          $0.continuousClock = clock
        }
        // snippet.unstated
        await store.send(.onTapped) { $0.isOn = true }
        // snippet.end
        await clock.run()
        await store.receive(.timeIsOver) { $0.isOn = false }
      }
    }

    @Test("2: a stated change that did not happen") func didNotHappen() async {
      await fails("Expected state to change, but no change occurred") {
        let store = TestStore(initialState: Light.State()) { Light() }
        // snippet.didNotHappen
        await store.send(.timeIsOver) { $0.isOn = false }
        // snippet.end
      }
    }

    // R4.18
    @Test("3: an action that was not received before the next step") func unreceived() async {
      await fails("Must handle 1 received action before sending an action") {
        let clock = TestClock()
        let store = TestStore(initialState: Light.State()) {
          Light()
        } withDependencies: {
          $0.continuousClock = clock
        }
        // snippet.unreceived
        await store.send(.onTapped) {
          $0.isOn = true
          $0.switchings = 1
        }
        await clock.advance(by: .seconds(60))
        await store.send(.onTapped) { $0.switchings = 2 }
        // snippet.end
        await store.skipReceivedActions()
        await clock.run()
        await store.skipReceivedActions()
      }
    }

    @Test("4: an action that does not come") func doesNotCome() async {
      await fails("Expected to receive an action, but received none") {
        let store = TestStore(initialState: Light.State(isOn: true)) { Light() }
        // snippet.doesNotCome
        await store.receive(.timeIsOver) { $0.isOn = false }
        // snippet.end
      }
    }

    // R4.19
    @Test("5: an action that comes as well") func comesAsWell() async {
      await fails("Received 1 unexpected action before this one") {
        let clock = TestClock()
        let store = TestStore(initialState: Light.State()) {
          Light(warns: true)
        } withDependencies: {
          $0.continuousClock = clock
        }
        await store.send(.onTapped) {
          $0.isOn = true
          $0.switchings = 1
        }
        // snippet.comesAsWell
        await clock.advance(by: .seconds(60))
        await store.receive(.timeIsOver) { $0.isOn = false }
        // snippet.end
      }
    }

    @Test("6: an effect that is still running at the end") func stillRunning() async {
      await fails("An effect returned for this action is still running") {
        let store = TestStore(initialState: Light.State()) {
          Light()
        } withDependencies: {
          $0.continuousClock = TestClock()
        }
        // snippet.stillRunning
        await store.send(.onTapped) {
          $0.isOn = true
          $0.switchings = 1
        }
        // snippet.end
      }
    }

    @Test("7: a dependency that the test did not provide") func notProvided() async {
      await fails("ContinuousClock") {
        // snippet.notProvided
        let store = TestStore(initialState: Light.State()) { Light() }
        await store.send(.onTapped) {
          $0.isOn = true
          $0.switchings = 1
        }
        // snippet.end
        await store.skipReceivedActions(strict: false)
        await store.skipInFlightEffects(strict: false)
      }
    }
  }

  // snippet.Countdown
  struct Countdown: Reducer {
    @Dependency(\.continuousClock) var clock

    func reduce(into count: inout Int, action step: Int) -> Effect<Int> {
      count += step
      guard step == 0 else { return .none }
      return .run { send in
        for await _ in clock.timer(interval: .seconds(1)).prefix(3) { await send(-1) }
      }
    }
  }
  // snippet.end

  @Suite("Time") @MainActor struct TimeTests {
    @Test("On an immediate clock, no time passes") func immediate() async {
      // snippet.immediate
      let store = TestStore(initialState: 10) {
        Countdown()
      } withDependencies: {
        $0.continuousClock = ImmediateClock()
      }
      await store.send(0)
      for count in [9, 8, 7] { await store.receive(-1) { $0 = count } }
      // snippet.end
    }

    @Test("The clock stops at every waking on the way") func timer() async {
      // snippet.predictTimer
      let clock = TestClock()
      let store = TestStore(initialState: 10) {
        Countdown()
      } withDependencies: {
        $0.continuousClock = clock
      }
      await store.send(0)
      await clock.advance(by: .milliseconds(2_500))
      await store.skipReceivedActions()
      let early = store.state
      await clock.advance(by: .seconds(60))
      await store.skipReceivedActions()
      // snippet.end
      // snippet.predictTimerAnswer
      #expect(early == 8)
      #expect(store.state == 7)
      // snippet.end
    }
  }
}
