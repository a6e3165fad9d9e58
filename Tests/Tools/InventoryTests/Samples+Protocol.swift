// Samples of the rows from 0.41 on.

extension Sample {
  static let protocols: [Sample] = [
    Sample("ReducerProtocol")
      .found("struct F: ReducerProtocol {}", "var body: some ReducerProtocol<State, Action> {}")
      .notFound("struct F: Reducer {}", "protocol ReducerProtocol {}"),
    Sample("EffectTask")
      .found("func reduce() -> EffectTask<Action> {}", "return EffectTask.run { send in }")
      .notFound("func reduce() -> Effect<Action> {}", "struct EffectTask<A> {}"),
    Sample("EffectPublisher")
      .found("func f() -> EffectPublisher<A, Never> {}", "EffectPublisher.none")
      .notFound("func f() -> Effect<A> {}", "class EffectPublisher {}"),
    Sample("a store's reducer: as an argument")
      .found(
        "Store(initialState: App.State(), reducer: App())",
        "TestStore(initialState: F.State(), reducer: F())"
      )
      .notFound(
        "Store(initialState: App.State(), reducer: { App() })",
        "Store(initialState: App.State(), reducer: App.init)",
        "Store(initialState: S(), reducer: r, environment: e)"
      ),
    Sample("struct Feature: Reducer")
      .found("struct F: Reducer {}", "struct F<A: B>: Sendable, ComposableArchitecture.Reducer {}")
      .notFound(
        "@Reducer struct F {}",
        "let r: Reducer",
        "struct F<Base: Reducer, B> {}",
        "@Reducer public struct F: Reducer, Sendable {}",
        "@Reducer(state: .equatable)\nstruct F: Reducer {}",
        "public struct _Logged<Base: Reducer>: Reducer {}"
      ),
    Sample("/Action.row")
      .found("Scope(state: \\.row, action: /Action.row) { Row() }", "(/App.Action.row).extract(a)")
      .notFound("let half = count /Total.all", "let r = /[A-Z]. x/"),
    Sample("case row(id:action:)")
      .found("case row(id: Row.ID, action: Row.Action)", "indirect case todo(id: UUID, action: A)")
      .notFound("case rows(IdentifiedActionOf<Row>)", "case let .row(id: id, action: a):"),
    Sample("TaskResult")
      .found("case loaded(TaskResult<Int>)", "await .loaded(TaskResult { try await load() })")
      .notFound("case loaded(Result<Int, any Error>)", "struct TaskResult {}"),
    Sample("scope by closures")
      .found(
        "store.scope(state: \\.row, action: { .row($0) })",
        "store.scope(state: \\.row, action: App.Action.row)"
      )
      .notFound(
        "store.scope(state: \\.row, action: \\.row)",
        "Scope(state: \\.row, action: \\.row) { Row() }"
      ),
    Sample("a reducer's body")
      .found("var body: some ReducerOf<Self> {}", "Reduce { state, action in .none }")
      .notFound("var body: some View {}", "rows.reduce(0, +)"),
    Sample("a store's reducer in a closure")
      .found(
        "Store(initialState: App.State()) { App() }",
        "TestStore(initialState: F.State()) { F() } withDependencies: { $0.now = 1 }",
        "TestStore(initialState: F.State(), reducer: F.init)"
      )
      .notFound(
        "Store(initialState: App.State(), reducer: App())",
        "Cache(initialState: 1) { App() }"
      ),
    Sample("StoreOf")
      .found("let store: StoreOf<App>", "var store: TestStoreOf<App>!")
      .notFound("let store: Store<App.State, App.Action>", "let StoreOf = 1"),
    Sample("@Dependency")
      .found("@Dependency(\\.uuid) var uuid", "enum K: DependencyKey {}")
      .notFound("struct Dependency {}", "// @Dependency(\\.uuid) var uuid"),
    Sample("Effect.run")
      .found("return .run { send in await send(.a) }", "return .run { [id = state.id] send in }")
      .notFound("Effect.run { subscriber in subscriber.send(1) }", "process.run { print($0) }"),
    Sample("Effect<Action>")
      .found("func f() -> Effect<Action> {}", "let e: Effect<Feature.Action> = .none")
      .notFound("func f() -> Effect<Action, Never> {}", "struct Effect<Action> {}"),
    Sample("StackState")
      .found(
        "var path = StackState<Path.State>()",
        "case path(StackAction<Path.State, Path.Action>)"
      )
      .notFound("var path = NavigationPath()", "struct StackState {}"),
    Sample("PresentationAction")
      .found(
        "case sheet(PresentationAction<Edit.Action>)",
        "func f(_ a: PresentationAction<A>) {}"
      )
      .notFound("case sheet(Edit.Action)", "enum PresentationAction {}"),
    Sample("onChange with a reducer")
      .found(
        "Reduce {}.onChange(of: \\.a) { _, _ in Reduce { s, a in .none } }",
        "body\n.onChange(of: \\.name) { old, new in\n  Reduce(save)\n}"
      )
      .notFound("Text(\"\").onChange(of: name) { _, new in save(new) }", "onChange(of: 1) {}"),
  ]

  static let views: [Sample] = [
    Sample("@PresentationState")
      .found(
        "@PresentationState var edit: Edit.State?",
        "struct S { @PresentationState var a: A? }"
      )
      .notFound("@Presents var edit: Edit.State?", "PresentationState()"),
    Sample("@BindingState")
      .found("@BindingState var name = \"\"", "@BindingState public var isOn = false")
      .notFound("@BindableState var name = \"\"", "@Binding var name: String"),
    Sample("BindingViewStore")
      .found("init(_ store: BindingViewStore<F.State>) {}", "@BindingViewState var name: String")
      .notFound("@BindingState var name: String", "class BindingViewStore {}"),
    Sample("WithViewStore")
      .found(
        "WithViewStore(store, observe: { $0 }) { viewStore in }",
        "WithViewStore(\n  self.store,\n  observe: ViewState.init\n) { viewStore in }"
      )
      .notFound("WithViewStore(store) { viewStore in }", "struct WithViewStore {}"),
    Sample("ViewStore")
      .found("let viewStore: ViewStore<S, A>", "viewStore = ViewStore(store, observe: { $0 })")
      .notFound("let viewStore: ViewStoreOf<F>", "class ViewStore<S, A> {}"),
    Sample("ViewStoreOf")
      .found("let viewStore: ViewStoreOf<F>", "init(_ v: ViewStoreOf<F>) {}")
      .notFound("let store: StoreOf<F>", "typealias ViewStoreOf = V"),
    Sample("a view store that a view owns")
      .found(
        "@ObservedObject var viewStore: ViewStore<S, A>",
        "@StateObject private var viewStore = ViewStore(store, observe: { $0 })"
      )
      .notFound(
        "let viewStore: ViewStoreOf<F>",
        "@ObservedObject var keys: Keys\nlet viewStore = 1"
      ),
    Sample("a store that a view observes")
      .found("@ObservedObject var store: Store<S, A>", "@ObservedObject var store: StoreOf<F>")
      .notFound(
        "let store: StoreOf<F>",
        "@State var store = Store(initialState: F.State()) { F() }",
        "@StateObject private var store = Store(initialState: F.State()) { F() }",
        "@State private var store: StoreOf<F>"
      ),
    Sample("viewStore.binding")
      .found(
        "viewStore.binding(get: \\.name, send: Action.nameChanged)",
        "TextField(\"\", text: viewStore.$name)"
      )
      .notFound(
        "TextField(\"\", text: $store.name)",
        "case binding(BindingAction<State>)",
        "viewStore.$state.sink { _ in }"
      ),
    Sample("IfLetStore")
      .found(
        "IfLetStore(store.scope(state: \\.a, action: A.a)) { V(store: $0) }",
        "store.ifLet(then: { _ in })"
      )
      .notFound(
        "if let child = store.scope(state: \\.a, action: \\.a) {}",
        "struct IfLetStore {}",
        "Reduce { _, _ in .none }.ifLet(\\.a, action: \\.a, then: A.init)"
      ),
    Sample("ForEachStore")
      .found(
        "ForEachStore(store.scope(state: \\.rows, action: A.row)) { V(store: $0) }",
        "ForEachStore(s, content: V.init)"
      )
      .notFound(
        "ForEach(store.scope(state: \\.rows, action: \\.rows)) { V(store: $0) }",
        "struct ForEachStore {}"
      ),
    Sample("SwitchStore")
      .found("SwitchStore(store) { state in }", "CaseLet(/S.a, action: A.a, then: V.init)")
      .notFound("switch store.case {}", "struct SwitchStore {}"),
    Sample("NavigationLink(tag:selection:)")
      .found(
        "let r: Reducer<A, B, C>\nNavigationLink(destination: v, tag: .a, selection: b) {}",
        "let r: Reducer<A, B, C>\nNavigationLink(unwrapping: b, onNavigate: f) {}"
      )
      .notFound("NavigationLink(value: 1) {}", "NavigationLink(state: P.State.a) {}"),
    Sample("AlertState(title:message:dismissButton:)")
      .found(
        "state.alert = AlertState(title: .init(\"No\"), message: nil, dismissButton: nil)",
        "state.alert = .init(title: TextState(\"No\"), dismissButton: .cancel(TextState(\"OK\")))"
      )
      .notFound(
        "AlertState { TextState(\"No\") }",
        "Page(title: \"No\")",
        "AlertState(title: { TextState(\"No\") }, message: { TextState(\"Why\") })"
      ),
    Sample("NavigationStackStore")
      .found(
        "NavigationStackStore(store.scope(state: \\.path, action: A.path)) {}",
        "NavigationLinkStore(s) {}"
      )
      .notFound(
        "NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {}",
        "struct NavigationStackStore {}"
      ),
    Sample(".sheet(store:)")
      .found(
        "Text(\"\").sheet(store: store.scope(state: \\.$a, action: A.a)) { _ in }",
        "v\n  .alert(store: s)"
      )
      .notFound("Text(\"\").sheet(item: $item) { _ in }", "sheet(store: s)"),
  ]
}
