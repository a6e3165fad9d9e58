import Chapter04Modern

/// A feature for tests of the test store.
struct Sample: Reducer {
  struct State: Equatable {
    var count = 0
    var name = "Blob"
    var text: String?
  }

  enum Action: Equatable, CasePathable {
    case increment
    case nothing
    case ask
    case askLater
    case forever
    case stop
    case sendThree
    case response(String)
    case number(Int)

    struct AllCasePaths: Sendable {
      var increment: AnyCasePath<Action, Void> {
        AnyCasePath(embed: { .increment }, extract: { $0 == .increment ? () : nil })
      }
      var response: AnyCasePath<Action, String> {
        AnyCasePath(embed: Action.response) { if case .response(let it) = $0 { it } else { nil } }
      }
      var number: AnyCasePath<Action, Int> {
        AnyCasePath(embed: Action.number) { if case .number(let it) = $0 { it } else { nil } }
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var gate = Gate()
  @Dependency(\.greeting) var greeting

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        return .none
      case .nothing:
        return .none
      case .ask:
        return .run { send in await send(.response(greeting)) }
      case .askLater:
        return .run { send in
          try await gate.wait()
          await send(.response(greeting))
        }
      case .forever:
        return .run { _ in try await Task.never() }.cancellable(id: "forever")
      case .stop:
        return .cancel(id: "forever")
      case .sendThree:
        return .merge(.send(.number(1)), .send(.number(2)), .send(.number(3)))
      case .response(let text):
        state.text = text
        return .none
      case .number(let number):
        state.count += number
        return .none
      }
    }
  }

  @MainActor static func store(
    _ gate: Gate = Gate(),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> TestStoreOf<Sample> {
    TestStore(
      initialState: State(),
      reducer: { Sample(gate: gate) },
      withDependencies: { $0.greeting = "hi" },
      fileID: fileID,
      file: filePath,
      line: line,
      column: column
    )
  }
}

/// The issues that some steps of a store report, and its end.
@MainActor
func reported(by steps: @MainActor (TestStoreOf<Sample>) async throws -> Void) async -> [Reported] {
  await reported {
    let store = Sample.store()
    try await steps(store)
  }
}
