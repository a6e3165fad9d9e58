// One app with the same feature twice, once with a network and once without. In chapter 3, each
// pullback passed in another environment. Here one of the two overrides a dependency, and nothing
// in between needs to know.

import AppScreen
import Chapter04Modern

extension PrimeTime {
  public struct LiveAndOffline: Reducer {
    public struct State: Equatable, Sendable {
      public var live = Counter.State()
      public var offline = Counter.State()
      public var isOfflineShown = false

      public init() {}
    }

    public enum Action: Equatable, Sendable {
      case live(Counter.Action)
      case offline(Counter.Action)
      case otherTapped
    }

    public init() {}

    // snippet.liveAndOfflineBody
    public var body: some ReducerOf<Self> {
      Scope(state: \.live, action: \.live) {
        Counter()
      }
      Scope(state: \.offline, action: \.offline) {
        Counter().dependency(NthPrimeClient.offline)
      }
      Reduce { state, action in
        if action == .otherTapped { state.isOfflineShown.toggle() }
        return .none
      }
    }
    // snippet.end
  }
}

extension PrimeTime.LiveAndOffline.State {
  public var panel: Screen<PrimeTime.LiveAndOffline.Action> {
    var panel =
      isOfflineShown
      ? offline.panel.map(PrimeTime.LiveAndOffline.Action.offline)
      : live.panel.map(PrimeTime.LiveAndOffline.Action.live)
    panel.title += isOfflineShown ? ", offline" : ", live"
    let isCovered = (isOfflineShown ? offline : live).destination != nil
    return isCovered ? panel : panel.adding(Key("o", "o the other counter", .otherTapped))
  }
}

extension PrimeTime.LiveAndOffline.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var live: AnyCasePath<PrimeTime.LiveAndOffline.Action, PrimeTime.Counter.Action> {
      AnyCasePath(embed: PrimeTime.LiveAndOffline.Action.live) {
        if case .live(let it) = $0 { it } else { nil }
      }
    }
    public var offline: AnyCasePath<PrimeTime.LiveAndOffline.Action, PrimeTime.Counter.Action> {
      AnyCasePath(embed: PrimeTime.LiveAndOffline.Action.offline) {
        if case .offline(let it) = $0 { it } else { nil }
      }
    }
    public var otherTapped: AnyCasePath<PrimeTime.LiveAndOffline.Action, Void> {
      AnyCasePath(embed: { .otherTapped }, extract: { $0 == .otherTapped ? () : nil })
    }
  }
}
