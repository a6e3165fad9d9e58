// The rows from 1.4 on: macros, observation, shared state, and what 1.25 replaces.

extension Construct {
  static let macros: [Construct] = [
    Construct(
      "@Reducer struct with an enum State",
      .macros,
      from: "1.4",
      until: "1.7",
      step: .e,
      page: "navigation.md#in-the-public-library",
      "@ Reducer … struct … { enum State; !struct State }"
    ),

    // Still written.
    Construct(
      "@Reducer",
      .macros,
      from: "1.4",
      page: "reducer.md#in-the-public-library",
      isDistinctive: true,
      "@ Reducer"
    ),
    Construct(
      "IdentifiedAction",
      .macros,
      from: "1.4",
      page: "parts.md#in-the-public-library",
      isDistinctive: true,
      "IdentifiedAction",
      "IdentifiedActionOf"
    ),
    Construct(
      "@CasePathable",
      .macros,
      from: "1.4",
      page: "state.md#in-the-public-library",
      module: "CasePaths",
      "@ CasePathable"
    ),
    Construct(
      "a child's action by key path",
      .macros,
      from: "1.4",
      page: "parts.md#in-the-public-library",
      "Scope(state:action:\\)",
      ".ifLet(action:\\)",
      ".ifCaseLet(action:\\)",
      ".forEach(action:\\)"
    ),
    Construct(
      "scope by key paths",
      .macros,
      from: "1.5",
      page: "store-and-view.md#in-the-public-library",
      ".scope(state:action:\\._)"
    ),
    Construct(
      "receive by a case's path",
      .macros,
      from: "1.4",
      page: "test.md#an-action-by-value-or-by-its-path",
      "member .receive ( \\ . _"
    ),
    Construct(
      "send by a case's path",
      .observation,
      from: "1.9",
      page: "test.md#an-action-by-value-or-by-its-path",
      "store . send ( \\ . _"
    ),
    Construct(
      "@DependencyClient",
      .macros,
      from: "1.4",
      page: "macros.md#a-client",
      module: "DependenciesMacros",
      "@ DependencyClient"
    ),
    Construct(
      "@ObservableState",
      .observation,
      from: "1.7",
      page: "state.md#in-the-public-library",
      isDistinctive: true,
      "@ ObservableState"
    ),
    Construct(
      "@Presents",
      .observation,
      from: "1.7",
      page: "navigation.md#in-the-public-library",
      isDistinctive: true,
      "@ Presents"
    ),
    Construct(
      "@ViewAction",
      .observation,
      from: "1.7",
      page: "store-and-view.md#in-the-public-library",
      isDistinctive: true,
      "@ ViewAction"
    ),
    Construct(
      "WithPerceptionTracking",
      .observation,
      from: "1.7",
      page: "store-and-view.md#in-the-public-library",
      module: "Perception",
      "WithPerceptionTracking",
      "Perception . Bindable"
    ),
    Construct(
      "$store",
      .observation,
      from: "1.7",
      page: "store-and-view.md#in-the-public-library",
      "@ Bindable … store",
      "$ store . scope (",
      "$ store . _"
    ),
    Construct(
      "@Reducer enum",
      .observation,
      from: "1.8",
      page: "navigation.md#in-the-public-library",
      isDistinctive: true,
      "@ Reducer … enum"
    ),
    Construct(
      "switch store.case",
      .observation,
      from: "1.8",
      page: "navigation.md#in-the-public-library",
      "switch store . case",
      ". case {"
    ),
    Construct(
      "a state shared by reference",
      .shared,
      from: "1.10",
      page: "state.md#in-the-public-library",
      module: "Sharing",
      "@ Shared",
      "@ SharedReader",
      "SharedKey"
    ),
    Construct(
      "withLock",
      .shared,
      from: "1.11",
      page: "state.md#in-the-public-library",
      module: "Sharing",
      "$ _ . withLock {"
    ),
    Construct(
      "scope into a destination's case",
      .observation,
      from: "1.7",
      until: "1.24",
      step: .f,
      page: "macros.md#the-traits-of-125",
      ".scope(state:\\._?._ action:\\._._)"
    ),
    Construct(
      "scope of a whole destination",
      .latest,
      from: "1.25",
      page: "macros.md#the-traits-of-125",
      "$ _ . scope(state:\\.$_ action:\\._)"
    ),
  ]
}
