// One app in which the same feature exists twice, once with a network and once without. Both are
// the same reducer, pulled back with two environments. A feature that reads a global instead is one
// feature, and the global switches all of it.

import Chapter03Effects
import Dispatch

/// Two counters, one of which is shown.
public struct LiveAndOfflineState: Equatable, Sendable {
  /// The counter with a network.
  public var live = CounterState()
  /// The counter without one.
  public var offline = CounterState()
  /// Which of them is shown.
  public var isOfflineShown = false

  /// Two counters at zero.
  public init() {}
}

/// What can happen to the two counters.
public enum LiveAndOfflineAction: Equatable, Sendable {
  case live(CounterAction)
  case offline(CounterAction)
  case otherTapped
}

/// What the two counters need from the world.
public struct LiveAndOfflineEnvironment: Sendable {
  /// Answers the live counter.
  public var nthPrime: NthPrimeClient
  /// Answers the other one: with a failure, since it is offline.
  public var offlineNthPrime: NthPrimeClient
  /// Where answers arrive.
  public var mainQueue: AnySchedulerOf<DispatchQueue>

  /// An environment from its parts.
  public init(
    nthPrime: NthPrimeClient,
    offlineNthPrime: NthPrimeClient = .offline,
    mainQueue: AnySchedulerOf<DispatchQueue>
  ) {
    self.nthPrime = nthPrime
    self.offlineNthPrime = offlineNthPrime
    self.mainQueue = mainQueue
  }
}

/// Both counters go on while the other one is shown.
// snippet.liveAndOfflineReducer
public let liveAndOfflineReducer = Reducer<
  LiveAndOfflineState, LiveAndOfflineAction, LiveAndOfflineEnvironment
>
.combine(
  counterReducer.pullback(
    state: \.live,
    action: LiveAndOfflineAction.livePath,
    environment: {
      CounterEnvironment(nthPrime: $0.nthPrime, mainQueue: $0.mainQueue, name: "live")
    }
  ),
  counterReducer.pullback(
    state: \.offline,
    action: LiveAndOfflineAction.offlinePath,
    environment: {
      CounterEnvironment(nthPrime: $0.offlineNthPrime, mainQueue: $0.mainQueue, name: "offline")
    }
  ),
  Reducer { state, action, _ in
    if action == .otherTapped { state.isOfflineShown.toggle() }
    return .none
  }
)
// snippet.end

extension LiveAndOfflineAction {
  static let livePath = CasePath<LiveAndOfflineAction, CounterAction>(
    embed: LiveAndOfflineAction.live,
    extract: { action in
      guard case .live(let counter) = action else { return nil }
      return counter
    }
  )

  static let offlinePath = CasePath<LiveAndOfflineAction, CounterAction>(
    embed: LiveAndOfflineAction.offline,
    extract: { action in
      guard case .offline(let counter) = action else { return nil }
      return counter
    }
  )
}

/// What the shown counter looks like, and what its keys mean.
public func liveAndOfflinePanel(_ state: LiveAndOfflineState) -> Panel<LiveAndOfflineAction> {
  var panel =
    state.isOfflineShown
    ? counterPanel(state.offline).map(LiveAndOfflineAction.offline)
    : counterPanel(state.live).map(LiveAndOfflineAction.live)
  panel.title += state.isOfflineShown ? ", offline" : ", live"
  return panel.adding(
    Key(character: "o", legend: "o the other counter") { _ in .otherTapped }
  )
}
