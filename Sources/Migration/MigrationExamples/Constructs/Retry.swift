// A request that has failed and is made again from its alert. With an effect for each button, the
// second one would soon lack what was fixed in the first.

import Chapter04Modern

struct RetryingQuote: Reducer, Sendable {
  struct State: Equatable, Sendable {
    var price: Int?
    @PresentationState var alert: AlertState<Alert>?
  }

  enum Alert: Equatable, Sendable { case tryAgainTapped }

  enum Action: Equatable, Sendable {
    case askTapped
    case answered(Result<Int, QuoteError>)
    case alert(PresentationAction<Alert>)
  }

  let ask: @Sendable () async throws(QuoteError) -> Int

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .askTapped, .alert(.presented(.tryAgainTapped)):
        return .run { send in
          do throws(QuoteError) {
            let price = try await ask()
            await send(.answered(.success(price)))
          } catch {
            await send(.answered(.failure(error)))
          }
        }
      case .answered(.success(let price)):
        state.price = price
        return .none
      case .answered(.failure(.offline)):
        state.alert = .offline
        return .none
      case .alert:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

extension AlertState where Action == RetryingQuote.Alert {
  static var offline: Self {
    AlertState {
      TextState("You are offline.")
    } actions: {
      ButtonState(action: .tryAgainTapped) { TextState("Try again") }
      ButtonState(role: .cancel) { TextState("OK") }
    }
  }
}

extension RetryingQuote.Action: CasePathable {
  struct AllCasePaths: Sendable {
    var alert: AnyCasePath<RetryingQuote.Action, PresentationAction<RetryingQuote.Alert>> {
      AnyCasePath(embed: RetryingQuote.Action.alert) {
        if case .alert(let it) = $0 { it } else { nil }
      }
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}
