// A meeting that is going on. Who speaks follows from the seconds that have passed; a second
// variable for it could disagree with them.

import Chapter04Modern
import Foundation

/// Counts the seconds of a meeting, says whose turn it is, and transcribes what is said. When the
/// time is up, or somebody ends it, the meeting is added to the sync-up, and this dismisses itself.
public struct RecordMeeting: Reducer, Sendable {
  public struct State: Equatable, Sendable {
    @Shared public var syncUp: SyncUp
    public var secondsElapsed = 0
    /// What was said so far, as far as it was recognized.
    public var transcript = ""
    @PresentationState public var alert: AlertState<Alert>?

    public init(_ syncUp: Shared<SyncUp>) {
      _syncUp = syncUp
    }

    /// Whose turn it is, as an index of the attendees.
    public var speaker: Int {
      min(secondsElapsed / syncUp.secondsEach, max(0, syncUp.attendees.count - 1))
    }

    public var secondsRemaining: Int { max(0, syncUp.seconds - secondsElapsed) }
  }

  public enum Alert: Equatable, Sendable {
    case saveConfirmed
    case discardConfirmed
  }

  public enum Action: Equatable, Sendable {
    /// Sent once, by the parent that shows this.
    case started
    case ticked
    case heard(transcript: String)
    case speechFailed
    case nextTapped
    case endTapped
    case alert(PresentationAction<Alert>)
  }

  private enum CancelID { case meeting }

  @Dependency(BellClient.self) private var bell
  @Dependency(\.continuousClock) private var clock
  @Dependency(\.date.now) private var now
  @Dependency(\.dismiss) private var dismiss
  @Dependency(SpeechClient.self) private var speech
  @Dependency(\.uuid) private var uuid

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .started:
        return .merge(
          .run { send in
            for await _ in clock.timer(interval: .seconds(1)) {
              await send(.ticked)
            }
          },
          .run { send in
            guard await speech.isAllowed() else { return }
            for try await transcript in speech.transcripts() {
              await send(.heard(transcript: transcript))
            }
          } catch: { _, send in
            await send(.speechFailed)
          }
        )
        .cancellable(id: CancelID.meeting, cancelInFlight: true)

      case .ticked:
        // The meeting waits while somebody is asked.
        guard state.alert == nil else { return .none }
        return pass(to: state.secondsElapsed + 1, in: &state)

      case .heard(let transcript):
        state.transcript = transcript
        return .none

      case .speechFailed:
        state.alert = .speechFailed
        return .none

      case .nextTapped:
        guard state.speaker < state.syncUp.attendees.count - 1 else {
          state.alert = .end(isEarly: false)
          return .none
        }
        return pass(to: (state.speaker + 1) * state.syncUp.secondsEach, in: &state)

      case .endTapped:
        state.alert = .end(isEarly: true)
        return .none

      case .alert(.presented(.saveConfirmed)):
        return save(&state)

      case .alert(.presented(.discardConfirmed)):
        return end()

      case .alert:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }

  private func pass(to seconds: Int, in state: inout State) -> Effect<Action> {
    let speaker = state.speaker
    state.secondsElapsed = seconds
    if seconds >= state.syncUp.seconds { return save(&state) }
    return state.speaker == speaker ? .none : .run { _ in await bell.ring() }
  }

  private func save(_ state: inout State) -> Effect<Action> {
    let meeting = Meeting(
      id: uuid(),
      date: now,
      seconds: state.secondsElapsed,
      attendees: state.syncUp.attendees,
      transcript: state.transcript.isEmpty ? nil : state.transcript
    )
    state.$syncUp.withLock { $0.meetings.insert(meeting, at: 0) }
    return end()
  }

  /// Stops everything at once: another tick on the way would save the meeting again.
  private func end() -> Effect<Action> {
    .merge(
      .cancel(id: CancelID.meeting),
      .run { _ in await dismiss() }
    )
  }
}
