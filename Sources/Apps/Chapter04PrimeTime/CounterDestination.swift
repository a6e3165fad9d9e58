// What the counter presents: a sheet or an alert. With two optionals in the state both could be
// there at once, and a screen shows one. An enum has one case at a time.

import Chapter04Modern

extension PrimeTime.Counter {
  /// The one thing that the counter presents at a time.
  public struct Destination: Reducer, Sendable {
    @dynamicMemberLookup
    // snippet.DestinationState
    public enum State: Equatable, Sendable {
      case primeModal(PrimeTime.PrimeModal.State)
      case alert(AlertState<Alert>)
    }
    // snippet.end

    public enum Action: Equatable, Sendable {
      case primeModal(PrimeTime.PrimeModal.Action)
      case alert(Alert)
    }

    /// What the alert's buttons do, besides closing it.
    public enum Alert: Equatable, Sendable {
      case tryAgainTapped(n: Int)
    }

    public init() {}

    public var body: some ReducerOf<Self> {
      EmptyReducer()
        .ifCaseLet(\.primeModal, action: \.primeModal) {
          PrimeTime.PrimeModal()
        }
    }
  }
}

extension AlertState where Action == PrimeTime.Counter.Destination.Alert {
  /// Says why there is no nth prime, and offers to ask again where that can help.
  static func failed(_ error: PrimeTime.NthPrimeError, askingFor n: Int) -> Self {
    AlertState {
      TextState("No \(PrimeTime.ordinal(n)) prime")
    } actions: {
      if error != .noSuchPrime {
        ButtonState(action: .tryAgainTapped(n: n)) { TextState("Try again") }
      }
      ButtonState(role: .cancel) { TextState("OK") }
    } message: {
      TextState(error.message(n))
    }
  }
}

extension PrimeTime.Counter.Destination.State: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var primeModal:
      AnyCasePath<PrimeTime.Counter.Destination.State, PrimeTime.PrimeModal.State>
    {
      AnyCasePath(embed: PrimeTime.Counter.Destination.State.primeModal) {
        if case .primeModal(let it) = $0 { it } else { nil }
      }
    }
    public var alert:
      AnyCasePath<
        PrimeTime.Counter.Destination.State, AlertState<PrimeTime.Counter.Destination.Alert>
      >
    {
      AnyCasePath(embed: PrimeTime.Counter.Destination.State.alert) {
        if case .alert(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension PrimeTime.Counter.Destination.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var primeModal:
      AnyCasePath<PrimeTime.Counter.Destination.Action, PrimeTime.PrimeModal.Action>
    {
      AnyCasePath(embed: PrimeTime.Counter.Destination.Action.primeModal) {
        if case .primeModal(let it) = $0 { it } else { nil }
      }
    }
    public var alert:
      AnyCasePath<PrimeTime.Counter.Destination.Action, PrimeTime.Counter.Destination.Alert>
    {
      AnyCasePath(embed: PrimeTime.Counter.Destination.Action.alert) {
        if case .alert(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension PrimeTime.Counter.Destination.Alert: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var tryAgainTapped: AnyCasePath<PrimeTime.Counter.Destination.Alert, Int> {
      AnyCasePath(embed: PrimeTime.Counter.Destination.Alert.tryAgainTapped) {
        if case .tryAgainTapped(let it) = $0 { it } else { nil }
      }
    }
  }
}
