// "What is the nth prime?" takes time to answer, and may fail, or take too long. Whoever asked goes
// on counting meanwhile: so the question keeps its own number, and the answer is to that one.

import Chapter04Modern

extension PrimeTime {
  public struct NthPrime: Reducer, Sendable {
    public struct State: Equatable, Sendable {
      public var n: Int
      /// Nil while it is being looked for.
      public var answer: Result<Int, NthPrimeError>?

      public init(n: Int, answer: Result<Int, NthPrimeError>? = nil) {
        self.n = n
        self.answer = answer
      }
    }

    public enum Action: Equatable, Sendable {
      case asked
      case response(Result<Int, NthPrimeError>)
    }

    private enum CancelID { case question }

    @Dependency(NthPrimeClient.self) private var client
    @Dependency(\.continuousClock) private var clock

    public init() {}

    // snippet.nthPrimeBody
    public var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .asked:
          guard state.n >= 1 else {
            state.answer = .failure(.noSuchPrime)
            return .cancel(id: CancelID.question)
          }
          state.answer = nil
          return .merge(
            .run { [n = state.n] send in
              await send(.response(.success(try await client.find(n))))
            } catch: { error, send in
              await send(.response(.failure(error as? NthPrimeError ?? .badAnswer)))
            },
            .run { send in
              try await clock.sleep(for: .seconds(10))
              await send(.response(.failure(.timedOut)))
            }
          )
          .cancellable(id: CancelID.question, cancelInFlight: true)

        case .response(let answer):
          state.answer = answer
          return .cancel(id: CancelID.question)
        }
      }
    }
    // snippet.end
  }
}

extension PrimeTime.NthPrime.State {
  /// The question or its answer, for the screen.
  var text: String {
    let nth = PrimeTime.ordinal(n)
    return switch answer {
    case nil: "Computing the \(nth) prime…"
    case .success(let prime): "The \(nth) prime is \(prime)"
    case .failure(.noSuchPrime): "There is no \(nth) prime."
    case .failure(.offline): "The prime service is offline."
    case .failure(.timedOut): "No answer after 10 seconds."
    case .failure(.badAnswer): "The prime service gave no number."
    }
  }
}

extension PrimeTime.NthPrime.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var asked: AnyCasePath<PrimeTime.NthPrime.Action, Void> {
      AnyCasePath(
        embed: { .asked },
        extract: { if case .asked = $0 { () } else { nil } }
      )
    }
    public var response:
      AnyCasePath<PrimeTime.NthPrime.Action, Result<Int, PrimeTime.NthPrimeError>>
    {
      AnyCasePath(
        embed: { .response($0) },
        extract: { if case .response(let answer) = $0 { answer } else { nil } }
      )
    }
  }
}
