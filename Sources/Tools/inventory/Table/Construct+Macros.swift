// The rows from 1.4 on: macros, observation, shared state, and what 1.25 replaces.

extension Construct {
  static let macros: [Construct] = [
    Construct("@Reducer struct with an enum State", .macros, from: "1.4", until: "1.7")
      .moved("navigation.md#from-sheetstore-and-navigationstackstore", in: .e)
      .found("@ Reducer … struct … { enum State; !struct State }"),

    // Still written.
    Construct("@Reducer", .macros, from: "1.4")
      .stays("reducer.md#in-the-public-library")
      .distinctive
      .found("@ Reducer"),
    Construct("IdentifiedAction", .macros, from: "1.4")
      .stays("parts.md#in-the-public-library")
      .distinctive
      .found("IdentifiedAction", "IdentifiedActionOf"),
    Construct("@CasePathable", .macros, from: "1.4")
      .stays("state.md#in-the-public-library")
      .inModule("CasePaths")
      .found("@ CasePathable"),
    Construct("a child's action by key path", .macros, from: "1.4")
      .stays("parts.md#in-the-public-library")
      .found(
        "Scope(state:action:\\)",
        ".ifLet(action:\\)",
        ".ifCaseLet(action:\\)",
        ".forEach(action:\\)"
      ),
    Construct("scope by key paths", .macros, from: "1.5")
      .stays("store-and-view.md#in-the-public-library")
      .found(".scope(state:action:\\._)"),
    Construct("receive by a case's path", .macros, from: "1.4")
      .stays("test.md#an-action-by-value-or-by-its-path")
      .found("member .receive ( \\ . _"),
    Construct("send by a case's path", .observation, from: "1.9")
      .stays("test.md#an-action-by-value-or-by-its-path")
      .found("store . send ( \\ . _"),
    Construct("@DependencyClient", .macros, from: "1.4")
      .stays("macros.md#a-client")
      .inModule("DependenciesMacros")
      .found("@ DependencyClient"),
    Construct("@ObservableState", .observation, from: "1.7")
      .stays("state.md#in-the-public-library")
      .distinctive
      .found("@ ObservableState"),
    Construct("@Presents", .observation, from: "1.7")
      .stays("navigation.md#in-the-public-library")
      .distinctive
      .found("@ Presents"),
    Construct("@ViewAction", .observation, from: "1.7")
      .stays("store-and-view.md#in-the-public-library")
      .distinctive
      .found("@ ViewAction"),
    Construct("WithPerceptionTracking", .observation, from: "1.7")
      .stays("store-and-view.md#in-the-public-library")
      .inModule("Perception")
      .found("WithPerceptionTracking", "Perception . Bindable"),
    Construct("$store", .observation, from: "1.7")
      .stays("store-and-view.md#in-the-public-library")
      .found("@ Bindable … store", "$ store . scope (", "$ store . _"),
    Construct("@Reducer enum", .observation, from: "1.8")
      .stays("navigation.md#in-the-public-library")
      .distinctive
      .found("@ Reducer … enum"),
    Construct("switch store.case", .observation, from: "1.8")
      .stays("navigation.md#in-the-public-library")
      .found("switch store . case", ". case {"),
    Construct("a state shared by reference", .shared, from: "1.10")
      .stays("shared-state.md")
      .inModule("Sharing")
      .found("@ Shared", "@ SharedReader", "SharedKey"),
    Construct("withLock", .shared, from: "1.11")
      .stays("shared-state.md")
      .inModule("Sharing")
      .found("$ _ . withLock {"),
    Construct("scope into a destination's case", .observation, from: "1.7", until: "1.24")
      .moved("which-version.md#f-up-to-126", in: .f)
      .found(".scope(state:\\._?._ action:\\._._)"),
    Construct("scope of a whole destination", .latest, from: "1.25")
      .stays("which-version.md#f-up-to-126")
      .found("$ _ . scope(state:\\.$_ action:\\._)"),
  ]
}
