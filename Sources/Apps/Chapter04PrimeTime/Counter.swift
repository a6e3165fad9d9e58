// The counter: a number that goes up and down, a question about it that comes and goes, and what it
// presents, a sheet or an alert.

import AppScreen
import Chapter04Modern

extension PrimeTime {
  /// A number that goes up and down. It asks for the nth prime, and presents a sheet or an alert.
  public struct Counter: Reducer, Sendable {
    public struct State: Equatable, Sendable {
      public var count: Int
      /// The list that the sheet adds to and removes from. The app's other screens share it.
      @Shared public var favoritePrimes: [Int]
      /// "What is the nth prime?", while it is on the screen.
      public var nthPrime: NthPrime.State?
      // snippet.destinationState
      @PresentationState public var destination: Destination.State?
      // snippet.end

      public init(count: Int = 0, favoritePrimes: Shared<[Int]> = Shared(value: [])) {
        self.count = count
        _favoritePrimes = favoritePrimes
      }
    }

    public enum Action: Equatable, Sendable {
      case incrementTapped
      case decrementTapped
      case nthPrimeTapped
      case isPrimeTapped
      case screenLeft
      case nthPrime(NthPrime.Action)
      case destination(PresentationAction<Destination.Action>)
    }

    public init() {}

    public var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .incrementTapped:
          state.count += 1
          return .none
        case .decrementTapped:
          state.count -= 1
          return .none
        // snippet.request
        case .isPrimeTapped:
          // Ends the request: its failure would replace the sheet with an alert.
          state.nthPrime = nil
          state.destination = .primeModal(
            PrimeModal.State(count: state.count, favoritePrimes: state.$favoritePrimes)
          )
          return .none
        case .nthPrimeTapped:
          return ask(for: state.count, in: &state)
        case .destination(.presented(.alert(.tryAgainTapped(let n)))):
          return ask(for: n, in: &state)
        case .nthPrime(.response(.failure(let error))):
          guard let n = state.nthPrime?.n else { return .none }
          state.nthPrime = nil
          state.destination = .alert(.failed(error, askingFor: n))
          return .none
        case .screenLeft:
          // `ifLet` cancels the effects of the request.
          state.nthPrime = nil
          return .none
        // snippet.end
        case .nthPrime, .destination:
          return .none
        }
      }
      .ifLet(\.nthPrime, action: \.nthPrime) {
        NthPrime()
      }
      .ifLet(\.$destination, action: \.destination) {
        Destination()
      }
    }

    private func ask(for n: Int, in state: inout State) -> Effect<Action> {
      state.nthPrime = NthPrime.State(n: n)
      return .send(.nthPrime(.asked))
    }
  }
}

extension PrimeTime.Counter.State {
  /// The counter, or what it presents.
  ///
  /// Complexity: That of the sheet's panel while the sheet is presented; otherwise O(1).
  public var panel: Screen<PrimeTime.Counter.Action> {
    typealias Action = PrimeTime.Counter.Action
    switch destination {
    case nil:
      return counterPanel
    case .alert(let alert):
      return counterPanel.presenting(alert) { button in
        .destination(button.map { .presented(.alert($0)) } ?? .dismiss)
      }
    case .primeModal(let sheet):
      return sheet.panel.map { Action.destination(.presented(.primeModal($0))) }.adding(
        Key("b", "b back", .destination(.dismiss))
      )
    }
  }

  private var counterPanel: Screen<PrimeTime.Counter.Action> {
    var panel = Screen<PrimeTime.Counter.Action>(
      title: "PrimeTime · Counter",
      body: [centered("\(count)")] + (nthPrime.map { PrimeTime.note($0.text) } ?? []),
      keys: [
        Key("+", "+ up", .incrementTapped), Key("=", nil, .incrementTapped),
        Key("-", "- down", .decrementTapped),
      ]
    )
    if count > 0 { panel.keys.append(Key("n", "n nth prime?", .nthPrimeTapped)) }
    panel.keys.append(Key("p", "p is this prime?", .isPrimeTapped))
    return panel
  }
}

extension PrimeTime.Counter.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var incrementTapped: AnyCasePath<PrimeTime.Counter.Action, Void> {
      AnyCasePath(embed: { .incrementTapped }, extract: { $0 == .incrementTapped ? () : nil })
    }
    public var decrementTapped: AnyCasePath<PrimeTime.Counter.Action, Void> {
      AnyCasePath(embed: { .decrementTapped }, extract: { $0 == .decrementTapped ? () : nil })
    }
    public var nthPrimeTapped: AnyCasePath<PrimeTime.Counter.Action, Void> {
      AnyCasePath(embed: { .nthPrimeTapped }, extract: { $0 == .nthPrimeTapped ? () : nil })
    }
    public var isPrimeTapped: AnyCasePath<PrimeTime.Counter.Action, Void> {
      AnyCasePath(embed: { .isPrimeTapped }, extract: { $0 == .isPrimeTapped ? () : nil })
    }
    public var screenLeft: AnyCasePath<PrimeTime.Counter.Action, Void> {
      AnyCasePath(embed: { .screenLeft }, extract: { $0 == .screenLeft ? () : nil })
    }
    public var nthPrime: AnyCasePath<PrimeTime.Counter.Action, PrimeTime.NthPrime.Action> {
      AnyCasePath(embed: PrimeTime.Counter.Action.nthPrime) {
        if case .nthPrime(let it) = $0 { it } else { nil }
      }
    }
    public var destination:
      AnyCasePath<
        PrimeTime.Counter.Action, PresentationAction<PrimeTime.Counter.Destination.Action>
      >
    {
      AnyCasePath(embed: PrimeTime.Counter.Action.destination) {
        if case .destination(let it) = $0 { it } else { nil }
      }
    }
  }
}
