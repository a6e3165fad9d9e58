// A download starts, goes on, is finished, or is stopped or lost on the way. With a Bool for each
// it could be downloaded and downloading at the same time; its mode is one value with four cases.

import Chapter04Modern

/// A button that downloads something, and deletes it afterwards. The feature that has one says
/// what.
public struct Downloading<ID: Hashable & Sendable>: Reducer, Sendable {
  public struct State: Equatable, Sendable {
    public let id: ID
    public var mode: DownloadMode
    @PresentationState public var alert: AlertState<DownloadAlert>?

    public init(id: ID, mode: DownloadMode = .none) {
      self.id = id
      self.mode = mode
    }
  }

  public enum Action: Equatable, Sendable {
    case tapped
    case progressed(Double)
    case finished
    case failed
    case alert(PresentationAction<DownloadAlert>)
  }

  private let download: @Sendable (ID) -> AsyncThrowingStream<Double, any Error>

  /// - Parameter download: Downloads it, and says how much is there, from 0 to 1. Stops when nobody
  ///   reads it any more.
  public init(download: @escaping @Sendable (_ id: ID) -> AsyncThrowingStream<Double, any Error>) {
    self.download = download
  }

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        switch state.mode {
        case .none:
          state.mode = .starting
          return .run { [id = state.id] send in
            for try await share in download(id) { await send(.progressed(share)) }
            await send(.finished)
          } catch: { _, send in
            await send(.failed)
          }
          .cancellable(id: DownloadRequest())
        case .starting, .downloading:
          state.alert = .stop
          return .none
        case .downloaded:
          state.alert = .delete
          return .none
        }

      case .progressed(let share):
        state.mode = .downloading(share)
        return .none

      case .finished:
        state.mode = .downloaded
        // A question whether to stop has come too late.
        state.alert = nil
        return .none

      case .failed:
        state.mode = .none
        state.alert = .failed
        return .none

      case .alert(.presented(.stopConfirmed)):
        state.mode = .none
        return .cancel(id: DownloadRequest())

      case .alert(.presented(.deleteConfirmed)):
        state.mode = .none
        return .none

      case .alert:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

public enum DownloadMode: Equatable, Sendable {
  case none
  case starting
  case downloading(Double)
  case downloaded
}

public enum DownloadAlert: Equatable, Sendable {
  case stopConfirmed
  case deleteConfirmed
}

private struct DownloadRequest: Hashable {}

extension AlertState where Action == DownloadAlert {
  public static var stop: Self {
    AlertState {
      TextState("Stop the download?")
    } actions: {
      ButtonState(role: .destructive, action: .stopConfirmed) { TextState("Stop") }
      ButtonState(role: .cancel) { TextState("Go on") }
    }
  }

  public static var delete: Self {
    AlertState {
      TextState("Delete the download?")
    } actions: {
      ButtonState(role: .destructive, action: .deleteConfirmed) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Keep it") }
    }
  }

  public static var failed: Self {
    AlertState {
      TextState("The download has failed")
    } message: {
      TextState("Try again when you are online.")
    }
  }
}
