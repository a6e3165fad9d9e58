import Chapter04Modern

// The screens that the pages on navigation present and push: a fact about one number.

// snippet.FactSheet
struct FactSheet: Reducer {
  struct State: Equatable {
    let number: Int
    var fact: String?
  }

  enum Action: Equatable {
    case appeared
    case response(String)
    case doneTapped
  }

  @Dependency(FactClient.self) var client
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared:
        return .run { [number = state.number] send in
          await send(.response(try await client.fetch(number)))
        }
      case .response(let fact):
        state.fact = fact
        return .none
      case .doneTapped:
        return .run { _ in await dismiss() }
      }
    }
  }
}
// snippet.end

/// A question that nobody answers: it ends when its task is cancelled.
func never() async throws -> String {
  for await _ in AsyncStream<Never>.makeStream().stream {}
  throw CancellationError()
}

extension FactSheet.Action: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var appeared: AnyCasePath<FactSheet.Action, Void> {
      AnyCasePath(embed: { .appeared }, extract: { $0 == .appeared ? () : nil })
    }
    var response: AnyCasePath<FactSheet.Action, String> {
      AnyCasePath(embed: FactSheet.Action.response) {
        if case .response(let it) = $0 { it } else { nil }
      }
    }
    var doneTapped: AnyCasePath<FactSheet.Action, Void> {
      AnyCasePath(embed: { .doneTapped }, extract: { $0 == .doneTapped ? () : nil })
    }
  }
}
