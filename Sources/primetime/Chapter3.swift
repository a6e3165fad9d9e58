// How chapter 3's PrimeTime starts: an environment that reads files and may ask a server.

import Chapter03Effects
import Chapter03PrimeTime
import Foundation

extension App {
  /// PrimeTime with effects.
  static func chapter3() -> App {
    App(
      Store(
        initialState: AppState(),
        reducer: appReducer,
        environment: AppEnvironment(
          nthPrime: nthPrimeClient,
          favorites: .live(file: World.favoritesFile),
          mainQueue: .main
        )
      ),
      panel: appPanel
    )
  }

  /// Each feature on a store of its own, from a state in which there is something to do.
  static let chapter3Features: [String: Start] = [
    "counter": {
      App(
        Store(
          initialState: CounterState(count: 100_000),
          reducer: counterReducer,
          environment: CounterEnvironment(nthPrime: nthPrimeClient, mainQueue: .main)
        ),
        panel: counterPanel
      )
    },
    "sheet": {
      App(
        Store(
          initialState: PrimeModalState(count: 7),
          reducer: primeModalReducer,
          environment: ()
        ),
        panel: primeModalPanel
      )
    },
    "favorites": {
      App(
        Store(
          initialState: FavoritePrimesState(primes: [2, 3, 5, 7]),
          reducer: favoritePrimesReducer,
          environment: FavoritePrimesEnvironment(
            favorites: .live(file: World.favoritesFile),
            mainQueue: .main
          )
        ),
        panel: favoritePrimesPanel
      )
    },
    "offline": {
      App(
        Store(
          initialState: LiveAndOfflineState(),
          reducer: liveAndOfflineReducer,
          environment: LiveAndOfflineEnvironment(nthPrime: nthPrimeClient, mainQueue: .main)
        ),
        panel: liveAndOfflinePanel
      )
    },
    "timer": App.timer,
    "todos": App.todos,
  ]

  static var nthPrimeClient: NthPrimeClient {
    World.primeServer.map { .http(address: $0) } ?? .live
  }

  init<State: Equatable, Action>(
    _ store: Store<State, Action>,
    panel: @escaping (State) -> Panel<Action>
  ) {
    let viewStore = ViewStore(store)
    self.init(
      screen: { panel(viewStore.state).screen },
      press: { key, now in
        if let action = panel(viewStore.state).action(forKey: key, at: now) {
          viewStore.send(action)
        }
      },
      observe: viewStore.changes,
      isWorking: { store.effectsInFlight > 0 }
    )
  }
}
