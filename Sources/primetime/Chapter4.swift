// How chapter 4's PrimeTime starts: dependencies that read files and may ask a server.

import Chapter04Modern
import Chapter04PrimeTime
import Foundation

extension App {
  /// PrimeTime with protocol reducers and dependencies.
  static func chapter4() -> App {
    App(PrimeTime.App.State(), panel: \.panel) { PrimeTime.App() }
  }

  /// Each feature on a store of its own, from a state in which there is something to do.
  static let chapter4Features: [String: Start] = [
    "counter": {
      App(PrimeTime.Counter.State(count: 100_000), panel: \.panel) { PrimeTime.Counter() }
    },
    "sheet": {
      App(PrimeTime.PrimeModal.State(count: 7), panel: \.panel) { PrimeTime.PrimeModal() }
    },
    "favorites": {
      App(PrimeTime.FavoritePrimes.State(primes: Shared(value: [2, 3, 5, 7])), panel: \.panel) {
        PrimeTime.FavoritePrimes()
      }
    },
    "offline": {
      App(PrimeTime.LiveAndOffline.State(), panel: \.panel) { PrimeTime.LiveAndOffline() }
    },
  ]

  private init<Feature: Reducer>(
    _ initialState: Feature.State,
    panel: @escaping (Feature.State) -> PrimeTime.Panel<Feature.Action>,
    feature: () -> Feature
  ) {
    let store = Store(initialState: initialState, reducer: feature) {
      $0[PrimeTime.FavoritesClient.self] = .live(file: World.favoritesFile)
      if let server = World.primeServer {
        $0[PrimeTime.NthPrimeClient.self] = .http(address: server)
      }
    }
    let work = Work()
    self.init(
      screen: { store.withState(panel).screen },
      press: { key, _ in
        guard let action = store.withState(panel).action(forKey: key) else { return }
        work.begin(store.send(action))
      },
      observe: { changed in
        var isFirst = true  // That is the state there is.
        return Chapter04Modern.observe {
          _ = store.state
          if !isFirst { changed() }
          isFirst = false
        }
      },
      isWorking: { work.count > 0 }
    )
  }
}

/// What keys have begun. It is done when its effects are, and the observers have been notified:
/// that is the main actor's next turn.
@MainActor
private final class Work {
  private(set) var count = 0

  func begin(_ task: StoreTask) {
    count += 1
    Task {
      await task.finish()
      count -= 1
    }
  }
}
