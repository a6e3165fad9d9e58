// A memo that is being recorded. Two effects run side by side: the one that listens, and the one
// that stops; the first one ends because of the second.

import Chapter04Modern
import Foundation

/// Records until it is stopped, and says what it recorded or why it couldn't. Its parent then takes
/// it away.
public struct RecordingMemo: Reducer, Sendable {
  public struct State: Equatable, Sendable {
    public let id: UUID
    public let date: Date
    /// How loud it was, the last ones, from 0 to 1.
    public var levels: [Double] = []
    /// How long it has recorded.
    public var seconds = 0
    public var isStopping = false

    public init(id: UUID, date: Date) {
      self.id = id
      self.date = date
    }
  }

  public enum Action: Equatable, Sendable {
    /// Sent once, by the parent that shows this.
    case started
    case heard(Double)
    case ticked
    case stopTapped
    case stopped(seconds: Double)
    case failed(DeviceError)
    case delegate(Delegate)

    public enum Delegate: Equatable, Sendable {
      case finished(VoiceMemo.State)
      case failed(DeviceError)
    }
  }

  /// How many levels are kept.
  public static let levelCount = 30

  private enum CancelID { case recording }

  @Dependency(\.continuousClock) private var clock
  @Dependency(RecorderClient.self) private var recorder

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .started:
        return .merge(
          .run { [id = state.id] send in
            for try await level in recorder.record(id) {
              await send(.heard(level))
            }
          } catch: { error, send in
            await send(.failed(DeviceError(error)))
          },
          .run { send in
            for await _ in clock.timer(interval: .seconds(1)) {
              await send(.ticked)
            }
          }
        )
        .cancellable(id: CancelID.recording)

      case .heard(let level):
        state.levels = state.levels.suffix(Self.levelCount - 1) + [level]
        return .none

      case .ticked:
        state.seconds += 1
        return .none

      case .stopTapped:
        guard !state.isStopping else { return .none }
        state.isStopping = true
        return .run { send in
          await send(.stopped(seconds: try await recorder.stop()))
        } catch: { error, send in
          await send(.failed(DeviceError(error)))
        }

      case .stopped(let seconds):
        let memo = VoiceMemo.State(
          id: state.id,
          date: state.date,
          seconds: seconds
        )
        return .merge(
          .cancel(id: CancelID.recording),
          .send(.delegate(.finished(memo)))
        )

      case .failed(let error):
        return .merge(
          .cancel(id: CancelID.recording),
          .send(.delegate(.failed(error)))
        )

      case .delegate:
        return .none
      }
    }
  }
}
