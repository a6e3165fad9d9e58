// What the devices do takes long and says something all the time. As streams they end when the
// effect that reads them is cancelled: there is nothing to forget to stop.

import Chapter04Modern
import Foundation

/// The microphone.
public struct RecorderClient: DependencyKey, Sendable {
  /// Asks the user if nobody has yet.
  public var isAllowed: @Sendable () async -> Bool
  /// Records a memo, and says how loud it is, about ten times a second, from 0 to 1. Ends when
  /// `stop` is called, and stops when nobody reads it any more.
  public var record: @Sendable (_ id: UUID) -> AsyncThrowingStream<Double, any Error>
  /// Finishes the memo. Returns how long it is, in seconds.
  public var stop: @Sendable () async throws -> Double
  /// Removes what was recorded.
  public var delete: @Sendable (_ id: UUID) async -> Void

  public init(
    isAllowed: @escaping @Sendable () async -> Bool,
    record: @escaping @Sendable (_ id: UUID) -> AsyncThrowingStream<Double, any Error>,
    stop: @escaping @Sendable () async throws -> Double,
    delete: @escaping @Sendable (_ id: UUID) async -> Void
  ) {
    self.isAllowed = isAllowed
    self.record = record
    self.stop = stop
    self.delete = delete
  }

  /// There is no microphone in a terminal: it is simulated.
  public static var liveValue: Self { .simulated() }

  public static let testValue = Self(
    isAllowed: unimplemented("RecorderClient.isAllowed", placeholder: false),
    record: unimplemented("RecorderClient.record", placeholder: .finished()),
    stop: unimplemented("RecorderClient.stop"),
    delete: unimplemented("RecorderClient.delete")
  )
}

/// The loudspeaker.
public struct PlayerClient: DependencyKey, Sendable {
  /// Plays a memo of some seconds, and says how far it has come, from 0 to 1. Ends with the memo,
  /// and stops when nobody reads it any more.
  public var play:
    @Sendable (_ id: UUID, _ seconds: Double) -> AsyncThrowingStream<Double, any Error>

  public init(
    play:
      @escaping @Sendable (
        _ id: UUID, _ seconds: Double
      ) -> AsyncThrowingStream<Double, any Error>
  ) {
    self.play = play
  }

  public static var liveValue: Self { .simulated() }

  public static let testValue = Self(
    play: unimplemented("PlayerClient.play", placeholder: .finished())
  )
}

/// Why a device doesn't do what it should.
public struct DeviceError: Error, Equatable, Sendable {
  public var sentence: String

  public init(_ sentence: String) {
    self.sentence = sentence
  }

  init(_ error: any Error) {
    self = error as? DeviceError ?? DeviceError("The device doesn't answer.")
  }
}

extension AsyncThrowingStream where Failure == any Error {
  /// Nothing.
  static func finished() -> Self { Self { $0.finish() } }
}
