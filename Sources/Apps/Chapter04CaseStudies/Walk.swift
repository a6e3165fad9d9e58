// A walk, as location and motion report it. Each is an API with a delegate or a callback, and here
// a client with a stream: docs/concurrency.md shows how to write the live ones. One effect reads
// both, so one `cancel` stops both.

import Chapter04Modern
import Foundation

/// Follows a walk until it is stopped: how far it went, and in how many steps.
public struct Walk: Reducer, Sendable {
  public struct State: Equatable, Sendable {
    public var isWalking = false
    /// The last one that was reported.
    public var location: Location?
    public var metres = 0.0
    public var steps = 0
    public var problem: String?

    public init() {}
  }

  public enum Action: Equatable, Sendable {
    case startTapped
    case stopTapped
    case located(Location)
    case stepped(count: Int)
    case refused
  }

  private enum CancelID { case walk }

  @Dependency(LocationClient.self) private var location
  @Dependency(MotionClient.self) private var motion

  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .startTapped:
      state = State()
      state.isWalking = true
      return .run { send in
        guard await location.isAllowed() else { return await send(.refused) }
        await withDiscardingTaskGroup { group in
          group.addTask {
            for await location in location.locations() { await send(.located(location)) }
          }
          group.addTask {
            for await count in motion.steps() { await send(.stepped(count: count)) }
          }
        }
      }
      .cancellable(id: CancelID.walk, cancelInFlight: true)

    case .stopTapped:
      state.isWalking = false
      return .cancel(id: CancelID.walk)

    case .located(let location):
      state.metres += state.location?.metres(to: location) ?? 0
      state.location = location
      return .none

    case .stepped(let count):
      state.steps = count
      return .none

    case .refused:
      state.isWalking = false
      state.problem = "The location isn't allowed. Allow it in the settings."
      return .none
    }
  }
}

public struct Location: Equatable, Sendable {
  public var latitude: Double
  public var longitude: Double

  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// As on a plane, which is exact enough for a few steps.
  public func metres(to other: Self) -> Double {
    let north = other.latitude - latitude
    let east = (other.longitude - longitude) * cos(latitude * .pi / 180)
    return 111_195 * (north * north + east * east).squareRoot()
  }
}

/// Where the user is: a `CLLocationManager` on a phone.
public struct LocationClient: DependencyKey, Sendable {
  /// Asks the user if nobody has yet.
  public var isAllowed: @Sendable () async -> Bool
  /// Where the user is, whenever that changes. Stops when nobody reads it any more.
  public var locations: @Sendable () -> AsyncStream<Location>

  public static var liveValue: Self { .simulated() }

  public static let testValue = Self(
    isAllowed: unimplemented("LocationClient.isAllowed", placeholder: false),
    locations: unimplemented("LocationClient.locations", placeholder: AsyncStream { nil })
  )
}

/// How the user moves: a `CMPedometer` on a phone.
public struct MotionClient: DependencyKey, Sendable {
  /// How many steps so far, whenever there are more.
  public var steps: @Sendable () -> AsyncStream<Int>

  public static var liveValue: Self { .simulated() }

  public static let testValue = Self(
    steps: unimplemented("MotionClient.steps", placeholder: AsyncStream { nil })
  )
}
