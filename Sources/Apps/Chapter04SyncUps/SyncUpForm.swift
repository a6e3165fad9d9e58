// One form for a new sync-up and for one that is edited. It works on a copy, so that Cancel can
// throw it away, and it doesn't know who gets the result.

import Chapter04Modern
import Foundation

/// Title, length and attendees. It says `.delegate(.saved)` and dismisses itself, or asks before it
/// throws away what was written.
public struct SyncUpForm: Reducer, Sendable {
  public struct State: Equatable, Sendable {
    public var syncUp: SyncUp
    /// Where the cursor is.
    public var focus: Field?
    /// What is wrong with it, once somebody has tried to save it.
    public var problem: Problem?
    @PresentationState public var alert: AlertState<Alert>?
    private let original: SyncUp

    public init(_ syncUp: SyncUp, focus: Field? = .title) {
      self.syncUp = syncUp
      self.focus = focus
      original = syncUp
    }

    public var hasChanges: Bool { syncUp != original }
  }

  public enum Field: Hashable, Sendable {
    case title
    case attendee(Attendee.ID)
  }

  public enum Alert: Equatable, Sendable { case discardConfirmed }

  public enum Action: Equatable, Sendable, BindableAction {
    case binding(BindingAction<State>)
    case addAttendeeTapped
    case removeAttendeeTapped(Attendee.ID)
    case saveTapped
    case cancelTapped
    case alert(PresentationAction<Alert>)
    case delegate(Delegate)

    public enum Delegate: Equatable, Sendable { case saved(SyncUp) }
  }

  @Dependency(\.dismiss) private var dismiss
  @Dependency(\.uuid) private var uuid

  public init() {}

  public var body: some ReducerOf<Self> {
    CombineReducers {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .addAttendeeTapped:
          let attendee = Attendee(id: uuid())
          state.syncUp.attendees.append(attendee)
          state.focus = .attendee(attendee.id)
          return .none

        case .removeAttendeeTapped(let id):
          state.removeAttendee(id)
          return .none

        case .saveTapped:
          let syncUp = state.syncUp.tidied
          state.problem = Problem(in: syncUp)
          if let problem = state.problem {
            state.focus = problem.field(in: state.syncUp)
            return .none
          }
          return .run { send in
            await send(.delegate(.saved(syncUp)))
            await dismiss()
          }

        case .cancelTapped:
          guard state.hasChanges else { return .run { _ in await dismiss() } }
          state.alert = .discardChanges
          return .none

        case .alert(.presented(.discardConfirmed)):
          return .run { _ in await dismiss() }

        case .alert, .binding, .delegate:
          return .none
        }
      }
    }
    .onChange(of: \.syncUp) { _, state in
      state.problem = nil
      return .none
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

extension SyncUpForm.State {
  /// Removes an attendee, and moves the cursor to the neighbour if it was there.
  fileprivate mutating func removeAttendee(_ id: Attendee.ID) {
    guard let index = syncUp.attendees.index(id: id) else { return }
    syncUp.attendees.remove(at: index)
    guard focus == .attendee(id) else { return }
    let neighbour = min(index, syncUp.attendees.count - 1)
    focus = neighbour < 0 ? .title : .attendee(syncUp.attendees[neighbour].id)
  }
}
