// What the app needs from the world, in one value that is handed in. Each feature is given only its
// part. A global `Current` would be shorter, but there is only one of it: two counters in one app,
// of which one is offline, would share it.

import Chapter03Effects
import Dispatch
import Foundation

/// What PrimeTime needs from the world.
// snippet.AppEnvironment
public struct AppEnvironment: Sendable {
  public var nthPrime: NthPrimeClient
  public var favorites: FavoritesClient
  public var mainQueue: AnySchedulerOf<DispatchQueue>

  public init(
    nthPrime: NthPrimeClient,
    favorites: FavoritesClient,
    mainQueue: AnySchedulerOf<DispatchQueue>
  ) {
    self.nthPrime = nthPrime
    self.favorites = favorites
    self.mainQueue = mainQueue
  }
}
// snippet.end

extension AppEnvironment {
  /// Computes primes, and keeps the favourites in a file.
  public static func live(favoritesFile: URL) -> AppEnvironment {
    AppEnvironment(
      nthPrime: .live,
      favorites: .live(file: favoritesFile),
      mainQueue: .main
    )
  }

  /// Answers at once, and touches nothing.
  public static let mock = AppEnvironment(
    nthPrime: .mock,
    favorites: .mock,
    mainQueue: .immediate
  )

  /// For tests: reports whatever is used.
  public static let failing = AppEnvironment(
    nthPrime: .failing,
    favorites: .failing,
    mainQueue: .failing("AppEnvironment.mainQueue")
  )

  var counter: CounterEnvironment {
    CounterEnvironment(nthPrime: nthPrime, mainQueue: mainQueue)
  }

  var favoritePrimes: FavoritePrimesEnvironment {
    FavoritePrimesEnvironment(favorites: favorites, mainQueue: mainQueue)
  }
}
