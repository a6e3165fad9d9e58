// What the app asks and says in alerts. They are together so that their words can be read side by
// side, and so that the features show only when they are asked.

import Chapter04Modern

extension AlertState where Action == SyncUpForm.Alert {
  /// Asks whether to throw away what was written.
  public static var discardChanges: Self {
    AlertState {
      TextState("Discard the changes?")
    } actions: {
      ButtonState(role: .destructive, action: .discardConfirmed) { TextState("Discard") }
      ButtonState(role: .cancel) { TextState("Keep editing") }
    }
  }
}

extension AlertState where Action == SyncUpDetail.Destination.Alert {
  /// Asks whether to delete a sync-up.
  public static func delete(_ syncUp: SyncUp) -> Self {
    AlertState {
      TextState("Delete “\(syncUp.title)”?")
    } actions: {
      ButtonState(role: .destructive, action: .deleteConfirmed) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Keep it") }
    } message: {
      switch syncUp.meetings.count {
      case 0: TextState("No meeting has taken place yet.")
      case 1: TextState("Its meeting goes with it.")
      case let count: TextState("Its \(count) meetings go with it.")
      }
    }
  }
}

extension AlertState where Action == RecordMeeting.Alert {
  /// Asks how to end a meeting.
  ///
  /// - Parameter isEarly: Whether it ends before everybody has spoken.
  public static func end(isEarly: Bool) -> Self {
    AlertState {
      TextState(isEarly ? "End the meeting early?" : "End the meeting?")
    } actions: {
      ButtonState(action: .saveConfirmed) { TextState("Save and end") }
      ButtonState(role: .destructive, action: .discardConfirmed) { TextState("Discard it") }
      ButtonState(role: .cancel) { TextState("Go on") }
    }
  }

  public static var speechFailed: Self {
    AlertState {
      TextState("Speech recognition has stopped")
    } actions: {
      ButtonState(role: .cancel) { TextState("Go on") }
      ButtonState(role: .destructive, action: .discardConfirmed) { TextState("Discard it") }
    } message: {
      TextState("What was said so far is kept.")
    }
  }
}

extension AlertState where Action == Never {
  public static var noLink: Self {
    AlertState {
      TextState("This link leads nowhere")
    } message: {
      TextState("A link to a sync-up is on its screen.")
    }
  }

  public static var unknownSyncUp: Self {
    AlertState {
      TextState("There is no such sync-up")
    } message: {
      TextState("It may have been deleted since the link was made.")
    }
  }

  public static var meetingIsRunning: Self {
    AlertState {
      TextState("A meeting is running")
    } message: {
      TextState("End it, and open the link again.")
    }
  }
}
