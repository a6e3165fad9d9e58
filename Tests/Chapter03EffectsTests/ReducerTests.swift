import Chapter03Effects
import Dispatch
import Testing

@Suite struct ReducerTests {
  private struct AppState: Equatable {
    var count = 0
    var title = "A title"
  }

  /// Adds, and says so in the journal when the effect is started.
  private func adding(_ number: Int) -> Reducer<Int, Void, Journal<Int>> {
    Reducer { count, _, journal in
      count = count * 10 + number
      return .fireAndForget { journal.write(number) }
    }
  }

  private func outcome(_ reducer: Reducer<Int, Void, Journal<Int>>) -> [[Int]] {
    let journal = Journal<Int>()
    var count = 0
    let effect = reducer.run(&count, (), journal)
    #expect(journal.lines == [], "No effect runs before it is started.")
    _ = effect.atOnce
    return [[count], journal.lines]
  }

  @Test("combine runs in order on the same state, and starts the effects in order") func combine() {
    #expect(outcome(.combine(adding(1), adding(2))) == [[12], [1, 2]])
  }

  @Test("The effects of combined reducers run side by side") func combinedEffects() {
    typealias Sources = (first: Source<Int, Never>, second: Source<Int, Never>)
    let sources: Sources = (Source(), Source())
    let reducer = Reducer<Int, Void, Sources>.combine(
      Reducer { _, _, sources in sources.first.effect.map { _ in () } },
      Reducer { _, _, sources in sources.second.effect.map { _ in () } }
    )
    var count = 0
    var values = 0
    let run = reducer.run(&count, (), sources).sink { values += 1 }
    sources.second.send(2)
    #expect(values == 1, "The first has not finished, and the second is at work.")
    sources.first.send(1)
    #expect(values == 2)
    withExtendedLifetime(run) {}
  }

  @Test("combine is associative, and empty is its identity") func combineLaws() {
    let (a, b, c) = (adding(1), adding(2), adding(3))
    let flat = outcome(.combine(a, b, c))
    #expect(outcome(.combine(.combine(a, b), c)) == flat)
    #expect(outcome(.combine(a, .combine(b, c))) == flat)
    #expect(outcome(a.combined(with: b).combined(with: c)) == flat)
    #expect(outcome(.combine(.empty, a)) == outcome(a))
    #expect(outcome(.combine(a, .empty)) == outcome(a))
    #expect(outcome(.combine([])) == outcome(.empty))
  }

  @Suite struct PullbackTests {
    private static let counter = Reducer<Int, TallyAction, Int> { count, action, step in
      switch action {
      case .up:
        count += step
        return Effect(value: .set(count * 10))
      case .set(let number):
        count = number
        return .none
      }
    }

    private static let app = counter.pullback(
      state: \AppState.count,
      action: WholeAction.counterPath,
      environment: { (text: String) in text.count }
    )

    private struct AppState: Equatable {
      var count = 0
      var title = "A title"
    }

    @Test(
      "A pulled-back reducer changes its part, with its part of the environment, and nothing else"
    )
    func part() {
      var state = AppState()
      let effect = Self.app.run(&state, .counter(.up), "abc")
      #expect(state == AppState(count: 3))
      #expect(effect.atOnce == [.value(.counter(.set(30))), .finished], "embedded on its way up")
    }

    @Test("For another feature's action it is not called, and has no effect") func otherAction() {
      let never = Reducer<Int, TallyAction, Void> { _, _, _ in
        Issue.record("called")
        return .none
      }
      var state = AppState()
      let effect = never.pullback(
        state: \AppState.count,
        action: WholeAction.counterPath,
        environment: { (_: Void) in }
      )
      .run(&state, .other, ())
      #expect(effect.atOnce == [.finished])
      #expect(state == AppState())
    }

    @Test("Pulling back along the identities changes nothing") func identity() {
      let same = Self.counter.pullback(state: \Int.self, action: .identity, environment: { $0 })
      for action in [TallyAction.up, .set(7)] {
        var (one, other) = (1, 1)
        let effects = [Self.counter.run(&one, action, 2), same.run(&other, action, 2)]
        #expect(one == other)
        #expect(effects[0].atOnce == effects[1].atOnce)
      }
    }

    // R3.2
    @Test("An effect that fires later, after other actions, is still wrapped in its own action")
    func late() {
      let scheduler = DispatchQueue.test
      let later = Reducer<Int, TallyAction, AnySchedulerOf<DispatchQueue>> {
        count,
        action,
        mainQueue in
        switch action {
        case .up:
          return Effect(value: .set(7)).deferred(for: .seconds(1), scheduler: mainQueue)
        case .set(let number):
          count = number
          return .none
        }
      }
      let store = Store(
        initialState: AppState(),
        reducer: .combine(
          later.pullback(
            state: \AppState.count,
            action: WholeAction.counterPath,
            environment: { $0 }
          ),
          Reducer { state, action, _ in
            if case .other = action { state.title = "Another" }
            return .none
          }
        ),
        environment: scheduler.eraseToAnyScheduler()
      )
      let viewStore = ViewStore(store)
      viewStore.send(.counter(.up))
      viewStore.send(.other)
      scheduler.advance(by: .seconds(1))
      #expect(viewStore.state == AppState(count: 7, title: "Another"))
    }
  }

  // R3.3
  @Test(
    "State captured by an effect is a copy from when it was made: the response says which question"
  )
  func captured() {
    enum Action: Equatable {
      case up, ask
      case response(Int, prime: Int)
    }
    let scheduler = DispatchQueue.test
    let store = TestStore(
      initialState: 2,
      reducer: Reducer<Int, Action, AnySchedulerOf<DispatchQueue>> { count, action, mainQueue in
        switch action {
        case .up:
          count += 1
          return .none
        case .ask:
          return Effect.result { [count] in .success(.response(count, prime: [0, 2, 3, 5][count])) }
            .deferred(for: .seconds(1), scheduler: mainQueue)
        case .response:
          return .none
        }
      },
      environment: scheduler.eraseToAnyScheduler()
    )
    store.assert(
      .send(.ask),
      .send(.up) { $0 = 3 },
      .do { scheduler.advance(by: .seconds(1)) },
      .receive(.response(2, prime: 3))
    )
  }

  @Test(
    "debug prints the action and the changed fields, once, before the effects, and runs its base"
  )
  func debug() {
    let journal = Journal<String>()
    let base = Reducer<AppState, TallyAction, Void> { state, action, _ in
      guard case .set(let number) = action else { return .none }
      state.count = number
      return .fireAndForget { journal.write("effect") }
    }
    let reducer = base.debug("app", printer: journal.write)
    var state = AppState()
    let effect = reducer.run(&state, .set(7), ())
    #expect(state.count == 7)
    #expect(journal.lines == [])
    _ = effect.atOnce
    _ = base.debug(printer: journal.write).run(&state, .up, ()).atOnce
    #expect(
      journal.lines == ["app: .set(7)\n  count: 0 → 7", "effect", ".up\n  no change"]
    )
  }
}

@Suite struct BindingActionTests {
  private struct Form: Equatable {
    var name = ""
    var isNews = false
    var log: [String] = []
  }

  private enum FormAction: Equatable {
    case binding(BindingAction<Form>)
    case saveTapped

    static let bindingPath = CasePath<FormAction, BindingAction<Form>>(
      embed: FormAction.binding,
      extract: { action in
        guard case .binding(let binding) = action else { return nil }
        return binding
      }
    )
  }

  private let reducer = Reducer<Form, FormAction, Void> { form, action, _ in
    switch action {
    case .binding(\.name):
      form.log.append("name is \(form.name)")
    case .binding:
      form.log.append("another")
    case .saveTapped:
      form.log.append("save")
    }
    return .none
  }
  .binding(action: FormAction.bindingPath)

  @Test("A binding action sets its field before the reducer runs, which may react") func sets() {
    TestStore(initialState: Form(), reducer: reducer, environment: ()).assert(
      .send(.binding(.set(\.name, "Blob"))) {
        $0.name = "Blob"
        $0.log = ["name is Blob"]
      },
      .send(.binding(.set(\.isNews, true))) {
        $0.isNews = true
        $0.log = ["name is Blob", "another"]
      },
      .send(.saveTapped) { $0.log = ["name is Blob", "another", "save"] }
    )
  }

  @Test("Two binding actions are equal if field and value are") func equal() {
    #expect(BindingAction<Form>.set(\.name, "a") == .set(\.name, "a"))
    #expect(BindingAction<Form>.set(\.name, "a") != .set(\.name, "b"))
    #expect(BindingAction<Form>.set(\.name, "") != .set(\.isNews, false))
  }

  @Test("A view store's binding reads the state and writes by an action") func viewStore() {
    let viewStore = ViewStore(Store(initialState: Form(), reducer: reducer, environment: ()))
    let name = viewStore.binding(get: \.name, send: { .binding(.set(\.name, $0)) })
    name.wrappedValue = "Blob"
    #expect(name.wrappedValue == "Blob")
    #expect(viewStore.log == ["name is Blob"])
    let save = viewStore.binding(get: \.isNews, send: .saveTapped)
    save.wrappedValue = true
    #expect(save.wrappedValue == false, "what it reads is what the reducer made of it")
    #expect(viewStore.log == ["name is Blob", "save"])
  }
}
