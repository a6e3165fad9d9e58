// The rows of 0.1 to 0.40, when a reducer was a struct with an environment, and of the adapters by
// which such reducers lived on until 0.59.

extension Construct {
  /// This package's chapters, which their imports give away, and code after the first episodes.
  static let chapters: [Construct] = [
    Construct(
      "import Chapter01Functions",
      .functions,
      step: .toPullback,
      page: "first-steps.md#functions--pullback",
      "import Chapter01Functions"
    ),
    Construct(
      "import Chapter02Pullback",
      .pullback,
      step: .toEnvironment,
      page: "first-steps.md#pullback--environment",
      "import Chapter02Pullback"
    ),
    Construct(
      "Store(initialValue:reducer:)",
      .pullback,
      step: .toEnvironment,
      page: "first-steps.md#pullback--environment",
      isDistinctive: true,
      "Store(initialValue:reducer:)",
      "Store<_, _>(initialValue:reducer:)"
    ),
    Construct(
      "pullback(_:value:action:)",
      .pullback,
      step: .toEnvironment,
      page: "parts.md#scope-the-steps-pullback--environment",
      isDistinctive: true,
      "pullback(value:action:)"
    ),
    Construct(
      "import Chapter03Effects",
      .environment,
      step: .b,
      page: "step-environment-to-modern.md",
      "import Chapter03Effects",
      "import struct Chapter03Effects",
      "import enum Chapter03Effects",
      "import typealias Chapter03Effects"
    ),
    Construct(
      "import Chapter04Modern",
      .protocol,
      step: .d,
      page: "macros.md#to-macros",
      "import Chapter04Modern"
    ),
  ]

  static let environment: [Construct] = [
    // Tests move first.
    Construct(
      "store.assert",
      .environment,
      from: "0.1",
      until: "0.38",
      gone: "1.0",
      step: .b,
      page: "test.md#in-the-public-library",
      "member .assert ( . send",
      "member .assert ( . receive",
      "member .assert ( . do",
      "member .assert ( . environment"
    ),
    Construct(
      "TestStore(initialState:reducer:environment:)",
      .environment,
      from: "0.1",
      until: "0.40",
      gone: "1.0",
      step: .b,
      page: "test.md#the-steps-environment--modern",
      isDistinctive: true,
      "TestStore(initialState:reducer:environment:)"
    ),

    // Then, from leaf to root, the reducers, with the effects that they return.
    Construct(
      "Reducer<State, Action, Environment>",
      .environment,
      from: "0.1",
      until: "0.40",
      gone: "0.57",
      renamed: (.a, "AnyReducer"),
      step: .b,
      page: "reducer.md#the-steps-environment--modern",
      "Reducer<_, _, _>",
      "Reducer { _, _, _ in",
      "Reducer . combine ("
    ),
    Construct(
      "AnyReducer",
      .environment,
      from: "0.41",
      until: "0.59",
      gone: "1.0",
      step: .b,
      page: "which-version.md#b-reducers-become-types",
      isDistinctive: true,
      "AnyReducer"
    ),
    Construct(
      "pullback",
      .environment,
      from: "0.1",
      until: "0.40",
      gone: "1.0",
      step: .b,
      page: "parts.md#scope-the-steps-environment--modern",
      isDistinctive: true,
      ".pullback(state:action:environment:)",
      ".pullback(state:action:)",
      ".pullback(action:environment:)"
    ),
    Construct(
      "optional()",
      .environment,
      from: "0.1",
      until: "0.40",
      gone: "1.0",
      step: .b,
      page: "parts.md#optional-the-steps-environment--modern",
      "member .optional() . pullback",
      "member .optional . pullback",
      "member .optional(breakpointOnNil:)"
    ),
    Construct(
      "forEach(state:action:environment:)",
      .environment,
      from: "0.1",
      until: "0.40",
      gone: "1.0",
      step: .b,
      page: "parts.md#lists-the-steps-environment--modern",
      ".forEach(state:action:environment:)"
    ),
    Construct(
      "binding() on a reducer",
      .environment,
      from: "0.26",
      until: "0.40",
      gone: "1.0",
      step: .b,
      page: "store-and-view.md#binding-the-steps-environment--modern",
      "} . binding()",
      ") . binding()"
    ),
    Construct(
      "binding(action:) on a reducer",
      .environment,
      from: "0.14",
      until: "0.25",
      step: .b,
      page: "store-and-view.md#binding-the-steps-environment--modern",
      "} . binding(action:)",
      ") . binding(action:)"
    ),
    Construct(
      "debug() on a reducer",
      .environment,
      from: "0.1",
      until: "0.40",
      gone: "1.0",
      step: .b,
      page: "reducer.md#a-log-and-other-code-around-a-reducer",
      needsEnvironment: true,
      "} . debug(…)",
      ") . debug(…)",
      ".debugActions",
      ". debug(state:)",
      ". debug(actionFormat:)"
    ),
    Construct(
      "environment read globally",
      .environment,
      step: .b,
      page: "dependency.md#the-steps-environment--modern",
      blocks: "a reducer that reads a global environment gets its dependencies from nowhere else",
      needsEnvironment: true,
      "_Environment . shared",
      "_Environment . current",
      "Current . _"
    ),
    Construct(
      "Effect(value:)",
      .environment,
      from: "0.1",
      until: "0.53",
      gone: "1.0",
      step: .b,
      page: "effect.md#the-steps-environment--modern",
      "Effect(value:)",
      "EffectTask(value:)",
      "EffectPublisher(value:)",
      "Effect(error:)"
    ),
    Construct(
      "catchToEffect",
      .environment,
      from: "0.1",
      until: "0.42",
      gone: "1.0",
      step: .b,
      page: "effect.md#the-steps-environment--modern",
      blocks: "it makes an effect of a publisher, so its client has to become `async` as well",
      isDistinctive: true,
      ".catchToEffect"
    ),
    Construct(
      "receive(on:) on an effect",
      .environment,
      from: "0.1",
      until: "0.42",
      step: .b,
      page: "effect.md#the-steps-environment--modern",
      needsEnvironment: true,
      "member .receive(on:)"
    ),
    Construct(
      "fireAndForget",
      .environment,
      from: "0.1",
      until: "0.52",
      gone: "1.0",
      step: .b,
      page: "effect.md#the-steps-environment--modern",
      isDistinctive: true,
      ".fireAndForget {",
      ".fireAndForget("
    ),
    Construct(
      "Effect.task",
      .environment,
      from: "0.24",
      until: "0.52",
      gone: "1.0",
      step: .b,
      page: "effect.md#the-steps-environment--modern",
      "Effect . task",
      "EffectTask . task",
      "EffectPublisher . task",
      "Effect<_, _> . task",
      "implicit .task {",
      "implicit .task(priority:)"
    ),
    Construct(
      "Effect.timer",
      .environment,
      from: "0.1",
      until: "0.42",
      gone: "1.0",
      step: .b,
      page: "time.md#timer",
      "Effect . timer(id:)",
      "Effect<_, _> . timer(id:)",
      "EffectTask . timer(id:)",
      "EffectPublisher . timer(id:)",
      "implicit .timer(id:)"
    ),
    Construct(
      "cancellable(id: CancelID.self)",
      .environment,
      from: "0.35",
      until: "0.52",
      gone: "1.0",
      step: .b,
      page: "effect.md#cancellation-the-steps-environment--modern",
      ".cancellable(id:_.self)",
      ".cancel(id:_.self)",
      ".cancellable(id:_._.self)",
      ".cancel(id:_._.self)",
      ".debounce(id:_.self)",
      "withTaskCancellation(id:_.self)"
    ),

    // Then the root, the clients, and what is left of the environment.
    Construct(
      "Reduce(_:environment:)",
      .environment,
      from: "0.41",
      until: "0.59",
      gone: "1.0",
      step: .b,
      page: "reducer.md#the-steps-environment--modern",
      isDistinctive: true,
      "Reduce(environment:)"
    ),
    Construct(
      "Store(initialState:reducer:environment:)",
      .environment,
      from: "0.1",
      until: "0.40",
      gone: "1.0",
      step: .b,
      page: "store-and-view.md#in-the-public-library",
      "Store(initialState:reducer:environment:)",
      "Store<_, _>(initialState:reducer:environment:)"
    ),
    Construct(
      "Effect<Output, Failure>",
      .environment,
      from: "0.1",
      until: "0.42",
      gone: "0.57",
      renamed: (.a, "EffectTask or EffectPublisher"),
      step: .b,
      page: "effect.md#the-steps-environment--modern",
      "Effect<_, _>"
    ),
    Construct(
      "eraseToEffect",
      .environment,
      from: "0.1",
      until: "0.42",
      gone: "1.0",
      step: .b,
      page: "effect.md#a-client-that-returns-publishers",
      blocks: "it makes an effect of a publisher, so its client has to become `async` as well",
      isDistinctive: true,
      ".eraseToEffect"
    ),
    Construct(
      "Effect.future",
      .environment,
      from: "0.1",
      until: "0.42",
      gone: "1.0",
      step: .b,
      page: "effect.md#the-steps-environment--modern",
      ".run { subscriber in",
      "Effect . future",
      "Effect<_, _> . future",
      "Effect . result {",
      "Effect . catching {",
      "implicit .future {",
      "implicit .result {"
    ),
    Construct(
      "an environment type",
      .environment,
      from: "0.1",
      until: "0.40",
      step: .b,
      page: "dependency.md#the-steps-environment--modern",
      needsEnvironment: true,
      "struct _Environment",
      "class _Environment",
      "struct Environment",
      "protocol _Environment",
      "typealias Environment ="
    ),

    // Step C.
    Construct(
      ".alert(_:dismiss:)",
      .environment,
      from: "0.6",
      until: "0.53",
      gone: "1.0",
      step: .c,
      page: "old-apps.md#an-alert-that-is-dismissed-by-an-action",
      "member .alert(dismiss:)",
      "member .actionSheet(dismiss:)",
      "member .confirmationDialog(dismiss:)"
    ),
    Construct(
      "WithViewStore without observe:",
      .environment,
      from: "0.1",
      until: "0.39",
      gone: "1.0",
      renamed: (.c, "WithViewStore(store, observe: { $0 })"),
      step: .e,
      page: Self.replaced,
      isDistinctive: true,
      "WithViewStore(!observe:) !content",
      "ViewStore(!observe:)"
    ),
    Construct(
      "@BindableState",
      .environment,
      from: "0.26",
      until: "0.49",
      gone: "1.0",
      renamed: (.c, "@BindingState"),
      step: .e,
      page: "store-and-view.md#binding-the-steps-environment--modern",
      isDistinctive: true,
      "@ BindableState"
    ),

    // Of every version, because another package has them. They can wait.
    Construct(
      "AnySchedulerOf",
      .environment,
      step: .f,
      page: "time.md#clock-the-steps-environment--modern",
      "AnySchedulerOf",
      "AnyScheduler<_, _>"
    ),
    Construct(
      "a test's scheduler",
      .environment,
      step: .f,
      page: "time.md#clock-the-steps-environment--modern",
      "DispatchQueue . test",
      "DispatchQueue . testScheduler",
      "RunLoop . test",
      "TestSchedulerOf",
      "DispatchQueue . immediate",
      "DispatchQueue . immediateScheduler",
      "TestScheduler<_, _>",
      "TestScheduler ("
    ),
  ]
}
