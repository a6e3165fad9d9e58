// docs/articles/reducer-type.md: the code of an article from the years of `ReducerProtocol` and
// `WithViewStore`, with the changes that the page names and no others.

// snippet.feature
import Chapter04Compatibility

struct CounterFeature: Reducer {
  struct State: Equatable {
    var count = 0
    var name = ""
    var fact: String?
  }

  enum Action: BindableAction, CasePathable {
    case binding(BindingAction<State>)
    case countChanged(Int)
    case factButtonTapped
    case factResponse(Result<String, any Error>)

    static var allCasePaths: AllCasePaths { AllCasePaths() }
    struct AllCasePaths: Sendable {
      var countChanged: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .countChanged($0) },
          extract: { if case .countChanged(let it) = $0 { it } else { nil } }
        )
      }
      var factResponse: AnyCasePath<Action, Result<String, any Error>> {
        AnyCasePath(
          embed: { .factResponse($0) },
          extract: { if case .factResponse(let it) = $0 { it } else { nil } }
        )
      }
    }
  }

  @Dependency(FactClient.self) var factClient

  var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none

      case .countChanged(let count):
        state.count = count
        state.fact = nil
        return .none

      case .factButtonTapped:
        return .run { [count = state.count] send in
          await send(.factResponse(Result { try await factClient.fetch(count) }))
        }

      case .factResponse(.success(let fact)):
        state.fact = fact
        return .none

      case .factResponse(.failure):
        state.fact = "No fact this time."
        return .none
      }
    }
  }
}

struct FactClient: DependencyKey {
  var fetch: @Sendable (Int) async throws -> String

  static let liveValue = FactClient { "\($0) is a good number." }
  static let testValue = FactClient(fetch: unimplemented("FactClient.fetch"))
}
// snippet.end
