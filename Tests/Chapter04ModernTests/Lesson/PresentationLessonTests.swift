import Chapter04Modern
import Testing

// The code of the page "Presentation", failures included.

enum PresentationLessonTests {
  // MARK: - By hand

  private struct ByHand: Reducer {
    struct State: Equatable {
      var count = 7
      var sheet: FactSheet.State?
    }

    enum Action: Equatable, CasePathable {
      case factTapped
      case sheet(FactSheet.Action)

      static var allCasePaths: AllCasePaths { AllCasePaths() }

      struct AllCasePaths: Sendable {
        var sheet: AnyCasePath<Action, FactSheet.Action> {
          AnyCasePath(embed: Action.sheet) { if case .sheet(let it) = $0 { it } else { nil } }
        }
      }
    }

    // snippet.byHand
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .factTapped:
          state.sheet = FactSheet.State(number: state.count)
        case .sheet:
          break
        }
        return .none
      }
      .ifLet(\.sheet, action: \.sheet) { FactSheet() }
    }
    // snippet.end
  }

  @Suite("By hand") @MainActor struct ByHandTests {
    @Test("A child can't end itself, and a parent forgets") func forgotten() async {
      let store = Store(initialState: ByHand.State()) {
        ByHand().dependency(\.dismiss, DismissEffect {})
      }
      // snippet.forgotten
      store.send(.factTapped)
      store.send(.sheet(.doneTapped))
      #expect(store.sheet != nil)  // the button does nothing
      // snippet.end
    }
  }

  // MARK: - Presented

  // snippet.FactCounter
  struct FactCounter: Reducer {
    struct State: Equatable {
      var count = 0
      @PresentationState var sheet: FactSheet.State?
    }

    enum Action: Equatable, CasePathable {
      case incrementTapped
      case factTapped
      case sheet(PresentationAction<FactSheet.Action>)

      static var allCasePaths: AllCasePaths { AllCasePaths() }

      struct AllCasePaths: Sendable {
        var sheet: AnyCasePath<Action, PresentationAction<FactSheet.Action>> {
          AnyCasePath(embed: Action.sheet) { if case .sheet(let it) = $0 { it } else { nil } }
        }
      }
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .incrementTapped:
          state.count += 1
        case .factTapped:
          state.sheet = FactSheet.State(number: state.count)
        case .sheet:
          break
        }
        return .none
      }
      .ifLet(\.$sheet, action: \.sheet) { FactSheet() }
    }
  }
  // snippet.end

  @MainActor static func counter(
    _ state: FactCounter.State = FactCounter.State(count: 7),
    fetch: @escaping @Sendable (Int) async throws -> String = { "\($0) is good." }
  ) -> TestStoreOf<FactCounter> {
    TestStore(initialState: state) {
      FactCounter()
    } withDependencies: {
      $0[FactClient.self].fetch = fetch
    }
  }

  @Suite("Presented") @MainActor struct PresentedTests {
    @Test("A child ends itself, and the parent receives it as an action") func done() async {
      // snippet.done
      let store = counter()
      await store.send(.factTapped) { $0.sheet = FactSheet.State(number: 7) }
      await store.send(\.sheet.appeared)
      await store.receive(\.sheet.response) { $0.sheet?.fact = "7 is good." }
      await store.send(\.sheet.doneTapped)
      await store.receive(\.sheet.dismiss) { $0.sheet = nil }
      // snippet.end
    }

    @Test("A sheet that is swiped away takes its effects with it") func swiped() async {
      // snippet.swiped
      let store = counter(fetch: { _ in try await never() })
      await store.send(.factTapped) { $0.sheet = FactSheet.State(number: 7) }
      await store.send(\.sheet.appeared)
      await store.send(\.sheet.dismiss) { $0.sheet = nil }
      // snippet.end
    }

    @Test("A link is a state made by hand") func deepLink() async {
      // snippet.deepLink
      let store = counter(
        FactCounter.State(count: 7, sheet: FactSheet.State(number: 7))
      )
      await store.send(\.sheet.doneTapped)
      await store.receive(\.sheet.dismiss) { $0.sheet = nil }
      // snippet.end
    }

    @Test("Alone, the child's dismissal is the test store's") func alone() async {
      // snippet.alone
      let store = TestStore(initialState: FactSheet.State(number: 7)) { FactSheet() }
      await store.send(\.doneTapped)
      #expect(store.isDismissed)
      // snippet.end
    }

    @Test("A screen that sets what it presents to nil sends dismiss") func screen() {
      let store = Store(initialState: FactCounter.State(count: 7)) { FactCounter() }
      // snippet.screen
      store.send(.factTapped)
      let sheet = store.scope(state: \.sheet, action: \.sheet.presented)
      #expect(sheet?.number == 7)
      store[state: \.sheet, action: \.sheet] = nil
      #expect(store.sheet == nil)
      // snippet.end
    }

    private struct Remembering: Reducer {
      struct State: Equatable {
        var last: String?
        @PresentationState var sheet: FactSheet.State?
      }
      typealias Action = FactCounter.Action

      var body: some Reducer<State, Action> {
        // snippet.remembering
        Reduce { state, action in
          if case .sheet(.dismiss) = action { state.last = state.sheet?.fact }
          return .none
        }
        .ifLet(\.$sheet, action: \.sheet) { FactSheet() }
        // snippet.end
      }
    }

    // R4.11
    @Test("On dismiss the parent runs first, and still sees the child") func parentFirst() {
      // snippet.predictDismiss
      let store = Store(
        initialState: Remembering.State(sheet: FactSheet.State(number: 7, fact: "7 is prime."))
      ) {
        Remembering()
      }
      store.send(.sheet(.dismiss))
      // snippet.end
      // snippet.predictDismissAnswer
      #expect(store.last == "7 is prime.")
      #expect(store.sheet == nil)
      // snippet.end
    }
  }
}
