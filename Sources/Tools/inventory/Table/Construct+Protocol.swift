// The rows of 0.41 to 1.3, when reducers became types, and what came then and is still written.

extension Construct {
  static let protocols: [Construct] = [
    Construct("ReducerProtocol", .protocol, from: "0.41", until: "0.56")
      .moved("which-version.md#c-up-to-1233", in: .c)
      .distinctive
      .found("ReducerProtocol", "ReducerProtocolOf"),
    Construct("EffectTask", .protocol, from: "0.43", until: "0.56")
      .moved("which-version.md#c-up-to-1233", in: .c)
      .distinctive
      .found(
        "EffectTask<_>",
        "EffectTask . none",
        "EffectTask . run",
        "EffectTask . send",
        "EffectTask . merge"
      ),
    Construct("EffectPublisher", .protocol, from: "0.43", until: "0.59", gone: "1.0")
      .moved("which-version.md#c-up-to-1233", in: .c)
      .distinctive
      .found("EffectPublisher"),
    Construct(
      "a store's reducer: as an argument",
      .protocol,
      from: "0.41",
      until: "0.53",
      gone: "1.0"
    )
    .moved("store-and-view.md#in-the-public-library", in: .c)
    .found(
      "Store(initialState:reducer:_(…) !environment:)",
      "TestStore(initialState:reducer:_(…) !environment:)"
    ),
    Construct("struct Feature: Reducer", .protocol, from: "0.57", until: "1.3")
      .moved("which-version.md#d-macros-and-key-paths", in: .d)
      .found("conforms Reducer"),
    Construct("/Action.row", .environment, from: "0.1", until: "1.3")
      .moved("which-version.md#d-macros-and-key-paths", in: .d)
      .found("implicit / _ . _", "CasePath ( _ . _"),
    Construct("case row(id:action:)", .environment, from: "0.1", until: "1.3")
      .moved("which-version.md#d-macros-and-key-paths", in: .d)
      .found("case _(id:action:)"),
    Construct("TaskResult", .environment, from: "0.39", until: "1.3")
      .moved("effect.md#failure", in: .d)
      .distinctive
      .found("TaskResult"),
    Construct("scope by closures", .environment, from: "0.1", until: "1.4")
      .moved("which-version.md#d-macros-and-key-paths", in: .d)
      .found(
        ".scope(state:!action:)",
        ".scope(state:action:{)",
        ".scope(state:action:_)",
        ".scope(state:action:.)",
        ".scope(state:action:/)"
      ),

    // Still written.
    Construct("a reducer's body", .protocol, from: "0.41")
      .stays("reducer.md#in-the-public-library")
      .distinctive
      .found(
        "some ReducerProtocol<_, _>",
        "some ReducerProtocolOf",
        "ReducerBuilder",
        "ReducerOf",
        "some Reducer<_, _>",
        "Reduce {",
        "Reduce<_, _> {",
        "func reduce(into:action:)",
        "BindingReducer ("
      ),
    Construct("a store's reducer in a closure", .protocol, from: "0.54")
      .stays("store-and-view.md#in-the-public-library")
      .found(
        "Store(initialState:!reducer:!environment:) {",
        "Store(initialState:reducer:{)",
        "TestStore(initialState:!reducer:!environment:) {",
        "Store(initialState:reducer:_ . init)",
        "TestStore(initialState:reducer:_ . init)"
      ),
    Construct("StoreOf", .protocol, from: "0.41")
      .stays("store-and-view.md#in-the-public-library")
      .distinctive
      .found("StoreOf", "TestStoreOf"),
    Construct("@Dependency", .protocol, from: "0.41")
      .stays("dependency.md#in-the-public-library")
      .inModule("Dependencies")
      .found(
        "@ Dependency (",
        "DependencyKey",
        "TestDependencyKey",
        "extension DependencyValues",
        "withDependencies"
      ),
    Construct("Effect.run", .environment, from: "0.39")
      .stays("effect.md#in-the-public-library")
      .found(
        ".run { send in",
        ".run { `_` in",
        ".run { [",
        "implicit .run(priority:)",
        "implicit .run(operation:)"
      ),
    Construct("Effect<Action>", .protocol, from: "0.57")
      .stays("effect.md#in-the-public-library")
      .found("Effect<_>", "EffectOf<_>"),
    Construct("StackState", .protocol, from: "0.54")
      .stays("navigation.md#in-the-public-library")
      .distinctive
      .found("StackState", "StackAction", "StackActionOf", "StackElementID"),
    Construct("PresentationAction", .protocol, from: "0.54")
      .stays("navigation.md#in-the-public-library")
      .distinctive
      .found("PresentationAction"),
    Construct("onChange with a reducer", .protocol, from: "0.55", until: "1.24")
      .moved("store-and-view.md#to-react-to-one-field", in: .f)
      .found(".onChange(of:) { _, _ in Reduce", ".onChange(of:) { Reduce"),
    Construct("Effect.debounce", .environment, from: "0.1", until: "1.24")
      .moved("time.md#debounce-the-steps", in: .f)
      .found(".debounce(id:for:)", ".throttle(id:for:)"),
  ]
}
