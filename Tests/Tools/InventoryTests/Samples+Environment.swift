// Samples of the table's rows up to 0.40: code that has the construct, and code that looks like it.

struct Sample: Sendable {
  let construct: String
  private(set) var found: [String] = []
  private(set) var notFound: [String] = []

  init(_ construct: String) { self.construct = construct }

  func found(_ texts: String...) -> Self {
    var copy = self
    copy.found = texts
    return copy
  }

  func notFound(_ texts: String...) -> Self {
    var copy = self
    copy.notFound = texts
    return copy
  }

  static let all = chapters + environment + effects + protocols + views + macros
}

extension Sample {
  static let chapters: [Sample] = [
    Sample("import Chapter01Functions")
      .found("import Chapter01Functions", "@testable import Chapter01Functions")
      .notFound("import Chapter01FunctionsKit", "let text = \"import Chapter01Functions\""),
    Sample("import Chapter02Pullback")
      .found("import Chapter02Pullback", "public import Chapter02Pullback")
      .notFound("import Chapter02PrimeTime", "// import Chapter02Pullback"),
    Sample("Store(initialValue:reducer:)")
      .found(
        "let store = Store(initialValue: 0, reducer: counter)",
        "Store<Int, Tap>(initialValue: 0, reducer: counter)"
      )
      .notFound(
        "Store(initialState: 0, reducer: counter)",
        "Shop(initialValue: 0, reducer: counter)"
      ),
    Sample("pullback(_:value:action:)")
      .found(
        "pullback(counter, value: \\.count, action: \\.counter)",
        "let all = combine(pullback(a, value: \\.a, action: \\.a), b)"
      )
      .notFound(
        "counter.pullback(state: \\.count, action: \\.counter)",
        "func pullback<A>(_ f: F, value: V, action: A) {}"
      ),
    Sample("import Chapter03Effects")
      .found("import Chapter03Effects", "import struct Chapter03Effects.AnyScheduler")
      .notFound("import Chapter03Examples", "/* import Chapter03Effects */"),
    Sample("import Chapter04Modern")
      .found("import Chapter04Modern", "@_exported import Chapter04Modern")
      .notFound("import Chapter04Examples", "let Chapter04Modern = 4"),
  ]

  static let environment: [Sample] = [
    Sample("store.assert")
      .found(
        "store.assert(.send(.tapped) { $0.count = 1 }, .receive(.saved))",
        "store.assert(\n  .do { clock.advance() }\n)"
      )
      .notFound("assert(count > 0)", "store.assert(isEmpty)"),
    Sample("WithViewStore without observe:")
      .found(
        "WithViewStore(store) { viewStore in Text(viewStore.name) }",
        "let viewStore = ViewStore(store.scope(state: \\.name))"
      )
      .notFound(
        "WithViewStore(store, observe: { $0 }) { viewStore in }",
        "ViewStore(store, observe: \\.name)"
      ),
    Sample("@BindableState")
      .found("@BindableState var name = \"\"", "struct S { @BindableState public var on = false }")
      .notFound("@BindingState var name = \"\"", "struct BindableState {}"),
    Sample(".alert(_:dismiss:)")
      .found(
        "Text(\"\").alert(store.scope(state: \\.alert), dismiss: .alertDismissed)",
        "view\n  .confirmationDialog(self.store.scope(state: \\.sheet), dismiss: .gone)"
      )
      .notFound(
        "Text(\"\").alert(store: store.scope(state: \\.$alert, action: { .alert($0) }))",
        "Text(\"\").alert(\"Oh\", isPresented: $isShown) {}"
      ),
    Sample("environment read globally")
      .found(
        "let r: Reducer<A, B, C>\nlet now = AppEnvironment.shared.now()",
        "let r: AnyReducer<A, B, C>\nstate.date = Current.date()"
      )
      .notFound("let now = environment.now()", "let e = AppEnvironment(now: Date.init)"),
    Sample("an environment type")
      .found(
        "let r: Reducer<A, B, C>\nstruct ShopEnvironment { var now: () -> Date }",
        "public struct Environment {}\nlet r = Reduce(shop, environment: Environment())"
      )
      .notFound(
        "@Environment(\\.dismiss) var dismiss",
        "let e: ShopEnvironment = .live",
        "@DependencyClient struct FormEnvironment {}"
      ),
    Sample("Store(initialState:reducer:environment:)")
      .found(
        "Store(initialState: .init(), reducer: appReducer, environment: .live)",
        "Store<S, A>(\n  initialState: S(),\n  reducer: r,\n  environment: ()\n)"
      )
      .notFound(
        "Store(initialState: .init()) { App() }",
        "Store(initialState: S(), reducer: App())"
      ),
    Sample("TestStore(initialState:reducer:environment:)")
      .found(
        "TestStore(initialState: S(), reducer: r, environment: .mock)",
        "let store = TestStore(\n  initialState: S(),\n  reducer: r.debug(),\n  environment: ()\n)"
      )
      .notFound(
        "TestStore(initialState: S()) { Feature() }",
        "Store(initialState: S(), reducer: r, environment: e)"
      ),
    Sample("Reducer<State, Action, Environment>")
      .found(
        "let r = Reducer<S, A, E> { state, action, environment in .none }",
        "let r: Reducer<Identified<S, Int>, (A, B), Void> = .empty"
      )
      .notFound("let r: some Reducer<S, A>", "struct Reducer<S, A, E> {}"),
    Sample("AnyReducer")
      .found("let r = AnyReducer<S, A, E> { _, _, _ in .none }", "AnyReducer { e in Feature(e) }")
      .notFound("let r = AnyReducers()", "\"AnyReducer\""),
    Sample("Reduce(_:environment:)")
      .found("Reduce(counter, environment: ())", "Reduce(\n  old,\n  environment: .live\n)")
      .notFound("Reduce { state, action in .none }", "Reduced(counter, environment: ())"),
    Sample("pullback")
      .found(
        "counter.pullback(state: \\.count, action: /A.counter, environment: { $0.counter })",
        "r\n  .optional()\n  .pullback(state: \\.row, action: /A.row, environment: { _ in () })"
      )
      .notFound("lens.pullback(\\.count)", "func pullback(state: S, action: A, environment: E) {}"),
    Sample("optional()")
      .found(
        "row.optional().pullback(state: \\.row, action: /A.row, environment: { $0 })",
        "row\n  .optional()\n  .pullback(\n    state: \\.row, action: /A.row, environment: { $0 })"
      )
      .notFound("parser.optional()", "form.optional().map(\\.name)"),
    Sample("forEach(state:action:environment:)")
      .found(
        "row.forEach(state: \\.rows, action: /A.row(id:action:), environment: { $0 })",
        "row.forEach(\n  state: \\.rows,\n  action: /A.row,\n  environment: { _ in RowEnvironment() }\n)"
      )
      .notFound(
        "rows.forEach { $0.run() }",
        "Reduce {}.forEach(\\.rows, action: \\.rows) { Row() }"
      ),
    Sample("binding() on a reducer")
      .found("let r = Reducer<S, A, E> { _, _, _ in .none }.binding()", "make(r)\n.binding()")
      .notFound(
        "viewStore.binding(\\.$name)",
        "case binding(BindingAction<State>)",
        "make(r)\n.binding(action: /A.form)"
      ),
    Sample("binding(action:) on a reducer")
      .found(
        "let r = Reducer<S, A, E> { _, _, _ in .none }\n.binding(action: /A.form)",
        "make(r).binding(action: /A.form)"
      )
      .notFound("make(r).binding()", "viewStore.binding(get: \\.a, send: A.b)"),
    Sample("debug() on a reducer")
      .found(
        "let r = Reducer<S, A, E> { _, _, _ in .none }.debug()",
        "let r: Reducer<S, A, E> = a.debugActions(\"app\")"
      )
      .notFound(
        "logger.debug(\"saved\")",
        "Feature()._printChanges()",
        "let router = Router().debug()"
      ),
  ]

  static let effects: [Sample] = [
    Sample("receive(on:) on an effect")
      .found(
        "let r: Reducer<S, A, E>\nlet e = load().receive(on: environment.mainQueue)",
        "let r = AnyReducer<S, A, E> { load().receive(on: $2.queue) }"
      )
      .notFound("publisher.receive(on: queue)", "func receive(on queue: Queue) {}"),
    Sample("Effect<Output, Failure>")
      .found(
        "var load: () -> Effect<Data, Failure>",
        "func f() -> Effect<[Int: (A, B)], Never> {}"
      )
      .notFound("func f() -> Effect<Action> {}", "struct Effect<Output, Failure> {}"),
    Sample("catchToEffect")
      .found("client.load().catchToEffect()", "client.load()\n  .catchToEffect(Action.loaded)")
      .notFound("catchToEffectively()", "// .catchToEffect()"),
    Sample("eraseToEffect")
      .found("Just(1).eraseToEffect()", "p.map(f)\n  .eraseToEffect { .loaded($0) }")
      .notFound("p.eraseToAnyPublisher()", "let eraseToEffect = 1"),
    Sample("Effect.timer")
      .found(
        "return Effect.timer(id: ID(), every: 1, on: environment.mainQueue)",
        "EffectTask.timer(id: ID.self, every: 1, on: queue).map { _ in .tick }"
      )
      .notFound("for await _ in clock.timer(interval: .seconds(1)) {}", "Clock.timer(id: 1)"),
    Sample("Effect(value:)")
      .found("return Effect(value: .loaded)", "EffectTask(value: .loaded)")
      .notFound(
        "return .send(.loaded)",
        "SideEffect(value: 1)",
        "return .send(.share(.init(value: .small)))"
      ),
    Sample("Effect.future")
      .found(
        "return .future { done in done(.success(1)) }",
        "Effect.run { subscriber in f(subscriber) }",
        "Effect.result { .success(1) }"
      )
      .notFound("Future<Int, Never> { $0(.success(1)) }", "box.result { 1 }"),
    Sample("fireAndForget")
      .found("return .fireAndForget { save() }", "environment.save().fireAndForget()")
      .notFound("fireAndForget()", "struct FireAndForget {}"),
    Sample("Effect.task")
      .found(
        "return .task { .loaded(try await load()) }",
        "EffectTask.task(priority: .low) { .a }"
      )
      .notFound("Text(\"\").task { await load() }", "List {}\n  .task { await load() }"),
    Sample("cancellable(id: CancelID.self)")
      .found("effect.cancellable(id: CancelID.self)", "return .cancel(id: Feature.Timer.self)")
      .notFound("effect.cancellable(id: CancelID.timer)", "ForEach(rows, id: \\.self) {}"),
    Sample("AnySchedulerOf")
      .found("var queue: AnySchedulerOf<DispatchQueue>", "let q: AnyScheduler<T, O>")
      .notFound("var clock: any Clock<Duration>", "let q: AnyScheduler"),
    Sample("a test's scheduler")
      .found(
        "let queue = DispatchQueue.test",
        "e.mainQueue = DispatchQueue.immediate.eraseToAnyScheduler()"
      )
      .notFound("DispatchQueue.main.async {}", "let clock = TestClock()"),
    Sample("Effect.debounce")
      .found(
        "effect.debounce(id: ID(), for: 0.3, scheduler: queue)",
        "effect\n  .throttle(id: ID(), for: 1, scheduler: queue, latest: true)"
      )
      .notFound("publisher.debounce(for: 0.3, scheduler: queue)", "debounce(id: 1, for: 2)"),
  ]
}
