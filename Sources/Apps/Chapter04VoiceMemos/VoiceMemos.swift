// The list. It knows what no row can know: that only one plays at a time, and that nothing plays
// while something is being recorded.

import Chapter04Modern
import Foundation

/// All memos, the latest first, and the one that is being recorded.
public struct VoiceMemos: Reducer, Sendable {
  public struct State: Equatable, Sendable {
    public var memos: IdentifiedArrayOf<VoiceMemo.State> = []
    /// The one whose row is open.
    public var selected: VoiceMemo.State.ID?
    public var recording: RecordingMemo.State?
    @PresentationState public var alert: AlertState<Alert>?

    public init(memos: IdentifiedArrayOf<VoiceMemo.State> = []) {
      self.memos = memos
    }
  }

  public enum Alert: Equatable, Sendable { case deleteConfirmed(VoiceMemo.State.ID) }

  public enum Action: Equatable, Sendable {
    case recordTapped
    case permission(isGiven: Bool)
    case rowTapped(VoiceMemo.State.ID)
    case deleteTapped(VoiceMemo.State.ID)
    case recording(RecordingMemo.Action)
    case memos(IdentifiedActionOf<VoiceMemo>)
    case alert(PresentationAction<Alert>)
  }

  private enum CancelID { case permission }

  @Dependency(\.date.now) private var now
  @Dependency(RecorderClient.self) private var recorder
  @Dependency(\.uuid) private var uuid

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .recordTapped:
        guard state.recording == nil else { return .none }
        return .run { send in
          await send(.permission(isGiven: await recorder.isAllowed()))
        }
        .cancellable(id: CancelID.permission, cancelInFlight: true)

      case .permission(isGiven: false):
        state.alert = .notAllowed
        return .none

      case .permission(isGiven: true):
        guard state.recording == nil else { return .none }
        state.recording = RecordingMemo.State(id: uuid(), date: now)
        return .merge(
          stopPlaying(state),
          .send(.recording(.started))
        )

      case .rowTapped(let id):
        if let selected = state.selected { state.memos[id: selected]?.isRenaming = false }
        state.selected = state.selected == id ? nil : id
        return .none

      case .recording(.delegate(.finished(let memo))):
        state.recording = nil
        state.memos.insert(memo, at: 0)
        return .none

      case .recording(.delegate(.failed(let error))):
        state.recording = nil
        state.alert = .recordingFailed(error)
        return .none

      case .memos(.element(let id, .delegate(.began))):
        return stopPlaying(state, except: state.recording == nil ? id : nil)

      case .memos(.element(_, .delegate(.failed(let error)))):
        state.alert = .playingFailed(error)
        return .none

      case .deleteTapped(let id):
        guard let memo = state.memos[id: id] else { return .none }
        state.alert = .delete(memo)
        return .none

      case .alert(.presented(.deleteConfirmed(let id))):
        state.memos.remove(id: id)
        if state.selected == id { state.selected = nil }
        return .run { _ in await recorder.delete(id) }

      case .memos, .recording, .alert:
        return .none
      }
    }
    .forEach(\.memos, action: \.memos) {
      VoiceMemo()
    }
    .ifLet(\.recording, action: \.recording) {
      RecordingMemo()
    }
    .ifLet(\.$alert, action: \.alert)
  }

  private func stopPlaying(_ state: State, except id: VoiceMemo.State.ID? = nil) -> Effect<Action> {
    .merge(
      state.memos.filter { $0.isPlaying && $0.id != id }.map { memo in
        .send(.memos(.element(id: memo.id, action: .stopped)))
      }
    )
  }
}

extension AlertState where Action == VoiceMemos.Alert {
  public static var notAllowed: Self {
    AlertState {
      TextState("The microphone isn't allowed")
    } message: {
      TextState("Allow it in the settings, and record again.")
    }
  }

  public static func recordingFailed(_ error: DeviceError) -> Self {
    AlertState {
      TextState("Nothing was recorded")
    } message: {
      TextState(error.sentence)
    }
  }

  public static func playingFailed(_ error: DeviceError) -> Self {
    AlertState {
      TextState("The memo can't be played")
    } message: {
      TextState(error.sentence)
    }
  }

  public static func delete(_ memo: VoiceMemo.State) -> Self {
    AlertState {
      TextState(memo.title.isEmpty ? "Delete the memo?" : "Delete “\(memo.title)”?")
    } actions: {
      ButtonState(role: .destructive, action: .deleteConfirmed(memo.id)) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Keep it") }
    }
  }
}
