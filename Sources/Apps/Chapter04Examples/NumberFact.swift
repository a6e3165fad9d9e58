// A number, and a fact about it from a server. Everything that goes wrong with requests goes wrong
// here already: two at a time, an old fact under a new number, a spinner that never ends after a
// failure.
//
// A closure asks the server, and is passed in where the feature is made. For one feature that is
// all you need: a test passes in a different closure. See `NumberFactWithDependency` for what to do
// when there are ten.

import Chapter04Modern
import Foundation

extension Examples {
  public struct NumberFact: Reducer {
    public struct State: Equatable, Sendable {
      public var count = 0
      public var fact: String?
      public var failure: String?
      public var isLoading = false

      /// Whether the button does something. It doesn't while an answer is on its way.
      public var isFactButtonEnabled: Bool { !isLoading }

      public init(count: Int = 0) {
        self.count = count
      }
    }

    public enum Action: Sendable {
      case incrementButtonTapped
      case decrementButtonTapped
      case factButtonTapped
      case factResponse(Result<String, any Error>)
    }

    private enum CancelID { case request }

    let fetch: @Sendable (_ number: Int) async throws -> String

    public init(fetch: @escaping @Sendable (_ number: Int) async throws -> String) {
      self.fetch = fetch
    }

    public var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .incrementButtonTapped:
          return setCount(state.count + 1, in: &state)

        case .decrementButtonTapped:
          return setCount(state.count - 1, in: &state)

        case .factButtonTapped:
          guard state.isFactButtonEnabled else { return .none }
          state.fact = nil
          state.failure = nil
          state.isLoading = true
          return .run { [count = state.count, fetch] send in
            await send(.factResponse(Result { try await fetch(count) }))
          }
          .cancellable(id: CancelID.request)

        case .factResponse(.success(let fact)):
          state.isLoading = false
          state.fact = fact
          return .none

        case .factResponse(.failure(let error)):
          state.isLoading = false
          state.failure = "No fact: \(error.localizedDescription)"
          return .none
        }
      }
    }

    /// Ends the request, whose fact would stand beside the new number.
    private func setCount(_ count: Int, in state: inout State) -> Effect<Action> {
      state.count = count
      state.fact = nil
      state.failure = nil
      state.isLoading = false
      return .cancel(id: CancelID.request)
    }
  }
}

extension Examples.NumberFact.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var incrementButtonTapped: AnyCasePath<Examples.NumberFact.Action, Void> {
      AnyCasePath(
        embed: { .incrementButtonTapped },
        extract: { if case .incrementButtonTapped = $0 { () } else { nil } }
      )
    }
    public var decrementButtonTapped: AnyCasePath<Examples.NumberFact.Action, Void> {
      AnyCasePath(
        embed: { .decrementButtonTapped },
        extract: { if case .decrementButtonTapped = $0 { () } else { nil } }
      )
    }
    public var factButtonTapped: AnyCasePath<Examples.NumberFact.Action, Void> {
      AnyCasePath(
        embed: { .factButtonTapped },
        extract: { if case .factButtonTapped = $0 { () } else { nil } }
      )
    }
    public var factResponse: AnyCasePath<Examples.NumberFact.Action, Result<String, any Error>> {
      AnyCasePath(embed: Examples.NumberFact.Action.factResponse) {
        if case .factResponse(let it) = $0 { it } else { nil }
      }
    }
  }
}
