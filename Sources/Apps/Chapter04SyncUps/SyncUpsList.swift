// The list. It keeps no sync-ups of its own: it shares those in the file, and with them what went
// wrong with the file.

import Chapter04Modern
import Foundation

/// All sync-ups. A sheet adds one; opening one is up to the parent.
public struct SyncUpsList: Reducer, Sendable {
  public struct State: Equatable, Sendable {
    @Shared(.syncUps) public var syncUps
    @PresentationState public var form: SyncUpForm.State?

    public init() {}
  }

  public enum Action: Equatable, Sendable {
    case addTapped
    case syncUpTapped(SyncUp.ID)
    case saveAgainTapped
    case form(PresentationAction<SyncUpForm.Action>)
  }

  @Dependency(\.uuid) private var uuid

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addTapped:
        let attendee = Attendee(id: uuid())
        state.form = SyncUpForm.State(SyncUp(id: uuid(), attendees: [attendee]))
        return .none

      case .saveAgainTapped:
        // If it fails again, the shared value says so.
        return .run { [syncUps = state.$syncUps] _ in
          try await syncUps.save()
        } catch: { _, _ in
        }

      case .form(.presented(.delegate(.saved(let syncUp)))):
        state.$syncUps.withLock { $0.append(syncUp) }
        return .none

      case .form, .syncUpTapped:
        return .none
      }
    }
    .ifLet(\.$form, action: \.form) {
      SyncUpForm()
    }
  }
}

extension SyncUpsList.State {
  /// What went wrong with the file, and what that means; nil if nothing did.
  public var problem: String? {
    if $syncUps.saveError != nil {
      return "The sync-ups couldn't be saved. They are still here: try again."
    }
    if $syncUps.loadError != nil {
      return """
        The file of sync-ups couldn't be read. It isn't lost: it gets another name before a new \
        one is written.
        """
    }
    return nil
  }
}
