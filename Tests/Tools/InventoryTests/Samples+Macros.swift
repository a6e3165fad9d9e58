// Samples of the rows from 1.4 on.

extension Sample {
  static let macros: [Sample] = [
    Sample("@Reducer without @ObservableState")
      .found(
        "@Reducer struct F { struct State { var a = 1 } }",
        "@Reducer\npublic struct F: Sendable {\n  public struct State: Equatable {}\n}"
      )
      .notFound(
        "@Reducer struct F { @ObservableState struct State {} }",
        "struct F: Reducer { struct State {} }"
      ),
    Sample("@Reducer struct with an enum State")
      .found(
        "@Reducer struct D { enum State { case a(A.State) } }",
        "@Reducer\npublic struct Path {\n  @ObservableState public enum State {}\n}"
      )
      .notFound(
        "@Reducer enum D { case a(A) }",
        "@Reducer struct F { struct State { enum Kind {} } }"
      ),
    Sample("@Reducer")
      .found("@Reducer struct F {}", "@Reducer(state: .equatable)\nenum Path { case a(A) }")
      .notFound("struct F: Reducer {}", "@Reduce struct F {}"),
    Sample("IdentifiedAction")
      .found("case rows(IdentifiedActionOf<Row>)", "case rows(IdentifiedAction<UUID, Row.Action>)")
      .notFound("case row(id: UUID, action: Row.Action)", "struct IdentifiedAction {}"),
    Sample("@CasePathable")
      .found("@CasePathable enum A { case b }", "@CasePathable\n@dynamicMemberLookup\nenum A {}")
      .notFound("enum A: CasePathable {}", "@Pathable enum A {}"),
    Sample("a child's action by key path")
      .found(
        "Scope(state: \\.row, action: \\.row) { Row() }",
        "Reduce {}.forEach(\\.rows, action: \\.rows) { Row() }"
      )
      .notFound("Scope(state: \\.row, action: /Action.row) { Row() }", "rows.forEach(\\.run)"),
    Sample("scope by key paths")
      .found(
        "store.scope(state: \\.row, action: \\.row)",
        "store.scope(\n  state: \\.rows[id: id],\n  action: \\.rows\n)"
      )
      .notFound(
        "store.scope(state: \\.row, action: Action.row)",
        "store.scope(state: \\.row)",
        "store.scope(state: \\.rows, action: \\.1)"
      ),
    Sample("receive by a case's path")
      .found("await store.receive(\\.loaded)", "await store.receive(\\.loaded, 3)")
      .notFound("await store.receive(.loaded(3))", "store.receive(on: queue)"),
    Sample("send by a case's path")
      .found("await store.send(\\.load)", "await store.send(\\.row.name, \"a\") { $0.a = 1 }")
      .notFound("await store.send(.load)", "port.send(\\.load)"),
    Sample("@DependencyClient")
      .found(
        "@DependencyClient struct API { var load: () -> Int = { 1 } }",
        "@DependencyClient\npublic struct API {}"
      )
      .notFound("struct DependencyClient {}", "@Dependency(\\.client) var client"),
    Sample("@ObservableState")
      .found(
        "@ObservableState struct State {}",
        "@ObservableState\npublic struct State: Equatable {}"
      )
      .notFound("@Observable class Model {}", "protocol ObservableState {}"),
    Sample("@Presents")
      .found("@Presents var edit: Edit.State?", "@Presents public var a: A.State?")
      .notFound("@PresentationState var edit: Edit.State?", "struct Presents {}"),
    Sample("@ViewAction")
      .found(
        "@ViewAction(for: F.self) struct V: View {}",
        "@ViewAction(for: F.self)\npublic struct V {}"
      )
      .notFound("enum Action: ViewAction {}", "enum ViewAction {}"),
    Sample("WithPerceptionTracking")
      .found("WithPerceptionTracking { Text(\"\") }", "@Perception.Bindable var store: StoreOf<F>")
      .notFound("@Bindable var model: Model", "struct WithPerceptionTracking {}"),
    Sample("$store")
      .found("@Bindable var store: StoreOf<F>", "TextField(\"\", text: $store.name)")
      .notFound("@Bindable var model: Model", "TextField(\"\", text: $model.name)"),
    Sample("@Reducer enum")
      .found("@Reducer enum D { case a(A) }", "@Reducer(state: .equatable)\npublic enum Path {}")
      .notFound("@Reducer struct D { enum State {} }", "enum D { case a }"),
    Sample("switch store.case")
      .found(
        "switch store.case {\ncase let .a(s): V(store: s)\n}",
        "switch child.store.case { default: V() }"
      )
      .notFound("switch state { case .a: V() }", "switch store.state {}"),
    Sample("a state shared by reference")
      .found("@Shared(.appStorage(\"a\")) var a = 1", "@SharedReader var b: Int")
      .notFound("let a = Shared.instance", "struct Shared {}"),
    Sample("withLock")
      .found("state.$count.withLock { $0 += 1 }", "$count.withLock { $0 = 0 }")
      .notFound("mutex.withLock { $0 += 1 }", "lock.withLock {}"),
    Sample("scope into a destination's case")
      .found(
        "$store.scope(state: \\.destination?.edit, action: \\.destination.edit)",
        "store.scope(\n  state: \\.destination?.alert,\n  action: \\.destination.alert\n)"
      )
      .notFound(
        "$store.scope(state: \\.$destination, action: \\.destination).edit",
        "store.scope(state: \\.edit, action: \\.edit)"
      ),
    Sample("scope of a whole destination")
      .found(
        "$store.scope(state: \\.$destination, action: \\.destination).edit",
        "item: $store.scope(\n  state: \\.$destination, action: \\.destination\n).edit"
      )
      .notFound(
        "store.scope(state: \\.$alert, action: \\.alert)",
        "$store.scope(state: \\.destination?.edit, action: \\.destination.edit)"
      ),
  ]
}
