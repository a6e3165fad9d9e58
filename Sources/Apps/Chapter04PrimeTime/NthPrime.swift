// "What is the nth prime?" takes time to answer, and it may fail or take too long. The user can go
// on counting in the meantime, so the question keeps its own number. It only reports a failure; the
// parent decides what to do about it.

import Chapter04Modern

extension PrimeTime {
  /// One question, "what is the nth prime?", until it is answered, fails, or goes away.
  public struct NthPrime: Reducer, Sendable {
    public struct State: Equatable, Sendable {
      public var n: Int
      /// The nth prime; nil while it is being looked for.
      public var answer: Int?

      public init(n: Int, answer: Int? = nil) {
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
          guard state.n >= 1 else { return .send(.response(.failure(.noSuchPrime))) }
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
          state.answer = try? answer.get()
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
    return answer.map { "The \(nth) prime is \($0)" } ?? "Computing the \(nth) prime…"
  }
}

extension PrimeTime.NthPrimeError {
  /// What to tell the user who asked for the nth prime.
  func message(_ n: Int) -> String {
    switch self {
    case .noSuchPrime: "There is no \(PrimeTime.ordinal(n)) prime."
    case .offline: "The prime service is offline."
    case .timedOut: "No answer after 10 seconds."
    case .badAnswer: "The prime service gave no number."
    }
  }
}

extension PrimeTime.NthPrime.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var asked: AnyCasePath<PrimeTime.NthPrime.Action, Void> {
      AnyCasePath(embed: { .asked }, extract: { $0 == .asked ? () : nil })
    }
    public var response:
      AnyCasePath<PrimeTime.NthPrime.Action, Result<Int, PrimeTime.NthPrimeError>>
    {
      AnyCasePath(embed: PrimeTime.NthPrime.Action.response) {
        if case .response(let it) = $0 { it } else { nil }
      }
    }
  }
}
