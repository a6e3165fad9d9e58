// The counter: a number that goes up and down, and a question about it that comes and goes.

import Chapter04Modern

extension PrimeTime {
  public struct Counter: Reducer {
    public struct State: Equatable, Sendable {
      public var count = 0
      /// "What is the nth prime?", while it is on the screen.
      public var nthPrime: NthPrime.State?

      public init(count: Int = 0) {
        self.count = count
      }
    }

    public enum Action: Equatable, Sendable {
      case incrementTapped
      case decrementTapped
      case nthPrimeTapped
      case screenLeft
      case nthPrime(NthPrime.Action)
    }

    public init() {}

    // snippet.counterBody
    public var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .incrementTapped:
          state.count += 1
          return .none
        case .decrementTapped:
          state.count -= 1
          return .none
        case .nthPrimeTapped:
          state.nthPrime = NthPrime.State(n: state.count)
          return .send(.nthPrime(.asked))
        case .screenLeft:
          // That is all: `ifLet` cancels what the question has in flight.
          state.nthPrime = nil
          return .none
        case .nthPrime:
          return .none
        }
      }
      .ifLet(\.nthPrime, action: \.nthPrime) {
        NthPrime()
      }
    }
    // snippet.end
  }
}

extension PrimeTime.Counter.State {
  public var panel: PrimeTime.Panel<PrimeTime.Counter.Action> {
    var panel = PrimeTime.Panel<PrimeTime.Counter.Action>(
      title: "Counter",
      body: [PrimeTime.centered("\(count)")] + (nthPrime.map { PrimeTime.note($0.text) } ?? []),
      keys: [
        .init(character: "+", legend: "+ up", action: .incrementTapped),
        .init(character: "=", legend: nil, action: .incrementTapped),
        .init(character: "-", legend: "- down", action: .decrementTapped),
      ]
    )
    if count > 0 {
      panel.keys.append(
        .init(character: "n", legend: "n nth prime?", action: .nthPrimeTapped)
      )
    }
    return panel
  }
}

extension PrimeTime.Counter.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var incrementTapped: AnyCasePath<PrimeTime.Counter.Action, Void> {
      AnyCasePath(
        embed: { .incrementTapped },
        extract: { if case .incrementTapped = $0 { () } else { nil } }
      )
    }
    public var decrementTapped: AnyCasePath<PrimeTime.Counter.Action, Void> {
      AnyCasePath(
        embed: { .decrementTapped },
        extract: { if case .decrementTapped = $0 { () } else { nil } }
      )
    }
    public var nthPrimeTapped: AnyCasePath<PrimeTime.Counter.Action, Void> {
      AnyCasePath(
        embed: { .nthPrimeTapped },
        extract: { if case .nthPrimeTapped = $0 { () } else { nil } }
      )
    }
    public var screenLeft: AnyCasePath<PrimeTime.Counter.Action, Void> {
      AnyCasePath(
        embed: { .screenLeft },
        extract: { if case .screenLeft = $0 { () } else { nil } }
      )
    }
    public var nthPrime: AnyCasePath<PrimeTime.Counter.Action, PrimeTime.NthPrime.Action> {
      AnyCasePath(
        embed: { .nthPrime($0) },
        extract: { if case .nthPrime(let action) = $0 { action } else { nil } }
      )
    }
  }
}
