// How chapter 3's PrimeTime starts: an environment that reads files and may ask a server.

import Chapter03Effects
import Chapter03PrimeTime
import Foundation

extension App {
  /// PrimeTime with effects.
  static func chapter3(_ log: Log) -> App {
    App(
      AppState(user: .init(id: World.user.id, name: World.user.name, bio: World.user.bio)),
      appReducer,
      environment: AppEnvironment(
        nthPrime: nthPrimeClient,
        favorites: .live(file: World.favoritesFile),
        mainQueue: .main
      ),
      panel: appPanel,
      log: log
    )
  }

  // Each feature on a store of its own, from a state in which there is something to do.

  static func chapter3Counter(_ log: Log) -> App {
    App(
      CounterState(count: 100_000),
      counterReducer,
      environment: CounterEnvironment(nthPrime: nthPrimeClient, mainQueue: .main),
      panel: counterPanel,
      log: log
    )
  }

  static func chapter3Offline(_ log: Log) -> App {
    App(
      LiveAndOfflineState(),
      liveAndOfflineReducer,
      environment: LiveAndOfflineEnvironment(nthPrime: nthPrimeClient, mainQueue: .main),
      panel: liveAndOfflinePanel,
      log: log
    )
  }

  private static var nthPrimeClient: NthPrimeClient {
    World.primeServer.map { .http(address: $0) } ?? .live
  }

  /// A feature of PrimeTime.
  private init<State: Equatable, Action, Environment>(
    _ initialState: State,
    _ reducer: Reducer<State, Action, Environment>,
    environment: Environment,
    panel: @escaping (State) -> Panel<Action>,
    log: Log
  ) {
    self.init(
      initialState,
      reducer,
      environment: environment,
      log: log,
      screen: { panel($0).screen },
      action: { key, state, now in panel(state).action(forKey: key, at: now) }
    )
  }
}
