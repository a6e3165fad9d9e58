// Everything PrimeTime knows at a moment is in this one value, including who is signed in and which
// screen is open. A screen that keeps a part of it to itself can't be tested, restored or replayed.

import Foundation

/// What all screens of PrimeTime show, and which of them is open.
// snippet.AppState
public struct AppState: Equatable, Sendable {
  public var count = 0
  public var favoritePrimes: [Int] = []
  public var activityFeed: [Activity] = []
  public var user: User?
  public var screen = Screen.counter

  public init(user: User? = nil) {
    self.user = user
  }

  public struct User: Equatable, Sendable {
    public let id: Int
    public var name: String
    public var bio: String

    public init(id: Int, name: String, bio: String) {
      self.id = id
      self.name = name
      self.bio = bio
    }
  }

  public enum Screen: Equatable, Sendable {
    case counter
    case primeModal
    case favoritePrimes
    case activityFeed
  }

  public struct Activity: Equatable, Sendable {
    public var kind: Kind
    public var time: Date

    public enum Kind: Equatable, Sendable {
      case addedFavoritePrime(Int)
      case removedFavoritePrime(Int)
    }

    public init(_ kind: Kind, at time: Date) {
      self.kind = kind
      self.time = time
    }
  }
}
// snippet.end
