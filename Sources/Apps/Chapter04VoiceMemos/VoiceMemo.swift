// A row that plays itself. Only one may play at a time, and no row knows the others: it says that
// it has begun, and the parent stops the rest.

import Chapter04Modern
import Foundation

/// A memo, its title, and playing it.
public struct VoiceMemo: Reducer, Sendable {
  public struct State: Equatable, Identifiable, Sendable {
    public let id: UUID
    public let date: Date
    public let seconds: Double
    public var title: String
    /// Whether the cursor is in its title.
    public var isRenaming = false
    /// How far it has been played, from 0 to 1; nil while it isn't playing.
    public var progress: Double?

    public init(id: UUID, date: Date, seconds: Double, title: String = "") {
      self.id = id
      self.date = date
      self.seconds = seconds
      self.title = title
    }

    public var isPlaying: Bool { progress != nil }
  }

  public enum Action: Equatable, Sendable, BindableAction {
    case binding(BindingAction<State>)
    case playTapped
    /// Playing has ended, because the user stopped it or another memo began.
    case stopped
    case progressed(Double)
    case finished
    case failed(DeviceError)
    case delegate(Delegate)

    public enum Delegate: Equatable, Sendable {
      case began
      case failed(DeviceError)
    }
  }

  private enum CancelID { case playing }

  @Dependency(PlayerClient.self) private var player

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .playTapped:
        guard !state.isPlaying else { return .send(.stopped) }
        state.progress = 0
        return .merge(
          .run { [id = state.id, seconds = state.seconds] send in
            for try await progress in player.play(id, seconds) {
              await send(.progressed(progress))
            }
            await send(.finished)
          } catch: { error, send in
            await send(.failed(DeviceError(error)))
          }
          .cancellable(id: CancelID.playing),
          .send(.delegate(.began))
        )

      case .stopped:
        state.progress = nil
        return .cancel(id: CancelID.playing)

      case .progressed(let progress):
        state.progress = progress
        return .none

      case .finished:
        state.progress = nil
        return .none

      case .failed(let error):
        state.progress = nil
        return .send(.delegate(.failed(error)))

      case .binding, .delegate:
        return .none
      }
    }
  }
}
