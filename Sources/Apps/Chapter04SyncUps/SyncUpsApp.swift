// The list and the screens on top of it. No screen knows which one is pushed next; that is decided
// here, and so a link can push the same screens.

import Chapter04Modern
import Foundation

/// The whole app.
public struct SyncUpsApp: Reducer, Sendable {
  public struct State: Equatable, Sendable {
    public var list = SyncUpsList.State()
    public var path = StackState<Path.State>()
    @PresentationState public var alert: AlertState<Never>?

    public init() {}
  }

  public enum Action: Equatable, Sendable {
    case list(SyncUpsList.Action)
    case path(StackActionOf<Path>)
    case linkOpened(URL)
    case alert(PresentationAction<Never>)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.list, action: \.list) {
      SyncUpsList()
    }
    Reduce { state, action in
      switch action {
      case .list(.syncUpTapped(let id)):
        guard let syncUp = Shared(state.list.$syncUps[id: id]) else { return .none }
        state.path.append(.detail(SyncUpDetail.State(syncUp)))
        return .none

      case .path(.element(let id, .detail(.delegate(let delegate)))):
        guard let syncUp = state.path[id: id, case: \.detail]?.$syncUp else { return .none }
        switch delegate {
        case .deleted:
          state.path.pop(from: id)
          state.list.$syncUps.withLock { $0.remove(id: syncUp.id) }
          return .none
        case .meetingStarted:
          return start(syncUp, in: &state)
        case .meetingOpened(let meetingID):
          guard let meeting = syncUp.wrappedValue.meetings[id: meetingID] else { return .none }
          state.path.append(.meeting(meeting, of: syncUp.wrappedValue.title))
          return .none
        }

      // snippet.linkOpened
      case .linkOpened(let url):
        guard let link = Link(url) else {
          state.alert = .noLink
          return .none
        }
        guard !state.path.contains(where: { $0.is(\.record) }) else {
          state.alert = .meetingIsRunning
          return .none
        }
        guard let syncUp = Shared(state.list.$syncUps[id: link.id]) else {
          state.alert = .unknownSyncUp
          return .none
        }
        state.path.removeAll()
        state.path.append(.detail(SyncUpDetail.State(syncUp)))
        switch link {
        case .syncUp: return .none
        case .meeting: return start(syncUp, in: &state)
        }
      // snippet.end

      case .list, .path, .alert:
        return .none
      }
    }
    .forEach(\.path, action: \.path) {
      Path()
    }
    .ifLet(\.$alert, action: \.alert)
  }

  /// Pushes a meeting and starts its timer.
  private func start(_ syncUp: Shared<SyncUp>, in state: inout State) -> Effect<Action> {
    state.path.append(.record(RecordMeeting.State(syncUp)))
    guard let id = state.path.ids.last else { return .none }
    return .send(.path(.element(id: id, action: .record(.started))))
  }

  /// The screens on the stack.
  public struct Path: Reducer, Sendable {
    @dynamicMemberLookup
    public enum State: Equatable, Sendable {
      case detail(SyncUpDetail.State)
      case record(RecordMeeting.State)
      /// One that took place. It is only shown, so it needs no reducer.
      case meeting(Meeting, of: String)
    }

    public enum Action: Equatable, Sendable {
      case detail(SyncUpDetail.Action)
      case record(RecordMeeting.Action)
    }

    public init() {}

    public var body: some ReducerOf<Self> {
      EmptyReducer()
        .ifCaseLet(\.detail, action: \.detail) {
          SyncUpDetail()
        }
        .ifCaseLet(\.record, action: \.record) {
          RecordMeeting()
        }
    }
  }
}
