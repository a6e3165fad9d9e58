// How chapter 4's PrimeTime starts: dependencies that read files and may ask a server.

import AppScreen
import Chapter04Modern
import Chapter04PrimeTime
import Foundation

extension App {
  /// PrimeTime with protocol reducers and dependencies.
  static func chapter4(_ log: Log) -> App {
    let user = PrimeTime.User(id: World.user.id, name: World.user.name, bio: World.user.bio)
    return App(PrimeTime.App.State(user: user), panel: \.panel, log: log) { PrimeTime.App() }
  }

  // Each feature on a store of its own, from a state in which there is something to do.

  static func chapter4Counter(_ log: Log) -> App {
    App(PrimeTime.Counter.State(count: 100_000), panel: \.panel, log: log) { PrimeTime.Counter() }
  }

  static func chapter4Offline(_ log: Log) -> App {
    App(PrimeTime.LiveAndOffline.State(), panel: \.panel, log: log) { PrimeTime.LiveAndOffline() }
  }

  /// A feature of PrimeTime.
  private init<Feature: Reducer>(
    _ initialState: Feature.State,
    panel: @escaping (Feature.State) -> Screen<Feature.Action>,
    log: Log,
    feature: () -> Feature
  ) {
    self.init(initialState, log: log, screen: panel, feature: feature) {
      $0[PrimeTime.FavoritesClient.self] = .live(file: World.favoritesFile)
      if let server = World.primeServer {
        $0[PrimeTime.NthPrimeClient.self] = .http(address: server)
      }
    }
  }
}
