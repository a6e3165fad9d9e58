// The screen of one sync-up. It shares the sync-up with the list, so what is edited here is in the
// list and in the file, and no action carries it there.

import Chapter04Modern
import Foundation

/// One sync-up. A sheet edits it; deleting it, and opening anything, is up to the parent.
public struct SyncUpDetail: Reducer, Sendable {
  public struct State: Equatable, Sendable {
    @Shared public var syncUp: SyncUp
    @PresentationState public var destination: Destination.State?

    public init(_ syncUp: Shared<SyncUp>) {
      _syncUp = syncUp
    }
  }

  public enum Action: Equatable, Sendable {
    case startTapped
    case meetingTapped(Meeting.ID)
    case editTapped
    case deleteTapped
    case destination(PresentationAction<Destination.Action>)
    case delegate(Delegate)

    /// For the parent.
    public enum Delegate: Equatable, Sendable {
      case deleted
      case meetingStarted
      case meetingOpened(Meeting.ID)
    }
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .startTapped:
        return .send(.delegate(.meetingStarted))

      case .meetingTapped(let id):
        return .send(.delegate(.meetingOpened(id)))

      case .editTapped:
        state.destination = .edit(SyncUpForm.State(state.syncUp))
        return .none

      case .deleteTapped:
        state.destination = .alert(.delete(state.syncUp))
        return .none

      case .destination(.presented(.edit(.delegate(.saved(let edited))))):
        // Not the whole of it: a meeting may have been added meanwhile.
        state.$syncUp.withLock {
          $0.title = edited.title
          $0.minutes = edited.minutes
          $0.attendees = edited.attendees
        }
        return .none

      case .destination(.presented(.alert(.deleteConfirmed))):
        return .send(.delegate(.deleted))

      case .destination, .delegate:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination) {
      Destination()
    }
  }

  /// The one thing that is presented at a time.
  public struct Destination: Reducer, Sendable {
    @dynamicMemberLookup
    public enum State: Equatable, Sendable {
      case edit(SyncUpForm.State)
      case alert(AlertState<Alert>)
    }

    public enum Action: Equatable, Sendable {
      case edit(SyncUpForm.Action)
      case alert(Alert)
    }

    public enum Alert: Equatable, Sendable { case deleteConfirmed }

    public init() {}

    public var body: some ReducerOf<Self> {
      EmptyReducer()
        .ifCaseLet(\.edit, action: \.edit) {
          SyncUpForm()
        }
    }
  }
}
