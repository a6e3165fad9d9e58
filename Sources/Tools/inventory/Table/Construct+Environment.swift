// The rows of 0.1 to 0.40, when a reducer was a struct with an environment, and of the adapters
// that kept such reducers working until 0.59.

extension Construct {
  /// This package's chapters, which their imports give away, and code after the first episodes.
  static let chapters: [Construct] = [
    Construct("import Chapter01Functions", .functions)
      .moved("between-chapters.md#functions--pullback", in: .toPullback)
      .found("import Chapter01Functions"),
    Construct("import Chapter02Pullback", .pullback)
      .moved("between-chapters.md#pullback--environment", in: .toEnvironment)
      .found("import Chapter02Pullback"),
    Construct("Store(initialValue:reducer:)", .pullback)
      .moved("between-chapters.md#pullback--environment", in: .toEnvironment)
      .distinctive
      .found("Store(initialValue:reducer:)", "Store<_, _>(initialValue:reducer:)"),
    Construct("pullback(_:value:action:)", .pullback)
      .moved("between-chapters.md#pullback--environment", in: .toEnvironment)
      .distinctive
      .found("pullback(value:action:)"),
    Construct("import Chapter03Effects", .environment)
      .moved("step-environment-to-modern.md", in: .b)
      .found(
        "import Chapter03Effects",
        "import struct Chapter03Effects",
        "import enum Chapter03Effects",
        "import typealias Chapter03Effects"
      ),
    Construct("import Chapter04Modern", .protocol)
      .moved("macros.md#to-macros", in: .d)
      .found("import Chapter04Modern"),
  ]

  static let environment: [Construct] = [
    // Tests move first.
    Construct("store.assert", .environment, from: "0.1", until: "0.38", removed: "1.0")
      .moved("test.md#in-the-public-library", in: .b)
      .found(
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
      removed: "1.0"
    )
    .moved("test.md#on-059", in: .b)
    .distinctive
    .found("TestStore(initialState:reducer:environment:)"),

    // Then, from leaf to root, the reducers, with the effects that they return.
    Construct(
      "Reducer<State, Action, Environment>",
      .environment,
      from: "0.1",
      until: "0.40",
      removed: "0.57"
    )
    .renamed("AnyReducer", in: .a)
    .moved("reducer.md#the-steps-on-059", in: .b)
    .found("Reducer<_, _, _>", "Reducer { _, _, _ in", "Reducer . combine ("),
    Construct("AnyReducer", .environment, from: "0.41", until: "0.59", removed: "1.0")
      .moved("which-version.md#b-reducers-become-types", in: .b)
      .distinctive
      .found("AnyReducer"),
    Construct("pullback", .environment, from: "0.1", until: "0.40", removed: "1.0")
      .moved("parts.md#scope-the-steps-on-059", in: .b)
      .distinctive
      .found(
        ".pullback(state:action:environment:)",
        ".pullback(state:action:)",
        ".pullback(action:environment:)"
      ),
    Construct("optional()", .environment, from: "0.1", until: "0.40", removed: "1.0")
      .moved("parts.md#optional-the-steps-on-059", in: .b)
      .found(
        "member .optional() . pullback",
        "member .optional . pullback",
        "member .optional(breakpointOnNil:)"
      ),
    Construct(
      "forEach(state:action:environment:)",
      .environment,
      from: "0.1",
      until: "0.40",
      removed: "1.0"
    )
    .moved("parts.md#lists-the-steps-on-059", in: .b)
    .found(".forEach(state:action:environment:)"),
    Construct("binding() on a reducer", .environment, from: "0.26", until: "0.40", removed: "1.0")
      .moved("store-and-view.md#binding-the-steps", in: .b)
      .found("} . binding()", ") . binding()"),
    Construct("binding(action:) on a reducer", .environment, from: "0.14", until: "0.25")
      .moved("store-and-view.md#binding-the-steps", in: .b)
      .found("} . binding(action:)", ") . binding(action:)"),
    Construct("debug() on a reducer", .environment, from: "0.1", until: "0.40", removed: "1.0")
      .moved("reducer.md#a-log-and-other-code-around-a-reducer", in: .b)
      .besideEnvironments
      .found(
        "} . debug(…)",
        ") . debug(…)",
        ".debugActions",
        ". debug(state:)",
        ". debug(actionFormat:)"
      ),
    Construct("environment read globally", .environment)
      .moved("dependency.md#on-059", in: .b)
      .blocks("a reducer that reads a global environment gets its dependencies from nowhere else")
      .besideEnvironments
      .found("_Environment . shared", "_Environment . current", "Current . _"),
    Construct("Effect(value:)", .environment, from: "0.1", until: "0.49", removed: "1.0")
      .moved("effect.md#the-steps-on-059", in: .b)
      .found("Effect(value:)", "EffectTask(value:)", "EffectPublisher(value:)", "Effect(error:)"),
    Construct("catchToEffect", .environment, from: "0.1", until: "0.42", removed: "1.0")
      .moved("effect.md#the-steps-on-059", in: .b)
      .blocks("it makes an effect of a publisher, so its client has to become `async` as well")
      .distinctive
      .found(".catchToEffect"),
    Construct("receive(on:) on an effect", .environment, from: "0.1", until: "0.42")
      .moved("effect.md#the-steps-on-059", in: .b)
      .besideEnvironments
      .found("member .receive(on:)"),
    Construct("fireAndForget", .environment, from: "0.1", until: "0.52", removed: "1.0")
      .moved("effect.md#the-steps-on-059", in: .b)
      .distinctive
      .found(".fireAndForget {", ".fireAndForget("),
    Construct("Effect.task", .environment, from: "0.24", until: "0.52", removed: "1.0")
      .moved("effect.md#the-steps-on-059", in: .b)
      .found(
        "Effect . task",
        "EffectTask . task",
        "EffectPublisher . task",
        "Effect<_, _> . task",
        "implicit .task {",
        "implicit .task(priority:)"
      ),
    Construct("Effect.timer", .environment, from: "0.1", until: "0.42", removed: "1.0")
      .moved("time.md#timer", in: .b)
      .found(
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
      removed: "1.0"
    )
    .moved("effect.md#cancellation-the-steps-on-059", in: .b)
    .found(
      ".cancellable(id:_.self)",
      ".cancel(id:_.self)",
      ".cancellable(id:_._.self)",
      ".cancel(id:_._.self)",
      ".debounce(id:_.self)",
      "withTaskCancellation(id:_.self)"
    ),

    // Then the root, the clients, and what is left of the environment.
    Construct("Reduce(_:environment:)", .environment, from: "0.41", until: "0.59", removed: "1.0")
      .moved("reducer.md#the-steps-on-059", in: .b)
      .distinctive
      .found("Reduce(environment:)"),
    Construct(
      "Store(initialState:reducer:environment:)",
      .environment,
      from: "0.1",
      until: "0.40",
      removed: "1.0"
    )
    .moved("store-and-view.md#in-the-public-library", in: .b)
    .found(
      "Store(initialState:reducer:environment:)",
      "Store<_, _>(initialState:reducer:environment:)"
    ),
    Construct("Effect<Output, Failure>", .environment, from: "0.1", until: "0.42", removed: "0.57")
      .renamed("Effect<Action> or AnyPublisher", in: .a)
      .moved("effect.md#the-steps-on-059", in: .b)
      .found("Effect<_, _>"),
    Construct("eraseToEffect", .environment, from: "0.1", until: "0.42", removed: "1.0")
      .moved("effect.md#a-client-that-returns-publishers", in: .b)
      .blocks("it makes an effect of a publisher, so its client has to become `async` as well")
      .distinctive
      .found(".eraseToEffect"),
    Construct("Effect.future", .environment, from: "0.1", until: "0.42", removed: "1.0")
      .moved("effect.md#the-steps-on-059", in: .b)
      .found(
        ".run { subscriber in",
        "Effect . future",
        "Effect<_, _> . future",
        "Effect . result {",
        "Effect . catching {",
        "implicit .future {",
        "implicit .result {"
      ),
    Construct("an environment type", .environment, from: "0.1", until: "0.40")
      .moved("dependency.md#on-059", in: .b)
      .besideEnvironments
      .found(
        "struct _Environment",
        "class _Environment",
        "struct Environment",
        "protocol _Environment",
        "typealias Environment ="
      ),

    // Step C.
    Construct(".alert(_:dismiss:)", .environment, from: "0.6", until: "0.53", removed: "1.0")
      .moved("through-the-years.md#059--13", in: .c)
      .found(
        "member .alert(dismiss:)",
        "member .actionSheet(dismiss:)",
        "member .confirmationDialog(dismiss:)"
      ),
    Construct(
      "WithViewStore without observe:",
      .environment,
      from: "0.1",
      until: "0.39",
      removed: "1.0"
    )
    .renamed("WithViewStore(store, observe: { $0 })", in: .c)
    .moved(Self.replaced, in: .e)
    .distinctive
    .found("WithViewStore(!observe:) !content", "ViewStore(!observe:)"),
    Construct("@BindableState", .environment, from: "0.26", until: "0.49", removed: "1.0")
      .renamed("@BindingState", in: .c)
      .moved("store-and-view.md#binding-the-steps", in: .e)
      .distinctive
      .found("@ BindableState"),

    // Of every version, because another package has them. They can wait.
    Construct("AnySchedulerOf", .environment)
      .moved("time.md#on-059", in: .f)
      .found("AnySchedulerOf", "AnyScheduler<_, _>"),
    Construct("a test's scheduler", .environment)
      .moved("time.md#on-059", in: .f)
      .found(
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
