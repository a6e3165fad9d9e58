// What `@CasePathable` would write: a path to each case that a reducer or a test goes through.

import Chapter04Modern
import Foundation

extension SyncUpForm.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var binding: AnyCasePath<SyncUpForm.Action, BindingAction<SyncUpForm.State>> {
      AnyCasePath(
        embed: { .binding($0) },
        extract: { if case .binding(let action) = $0 { action } else { nil } }
      )
    }
    public var addAttendeeTapped: AnyCasePath<SyncUpForm.Action, Void> {
      AnyCasePath(
        embed: { .addAttendeeTapped },
        extract: { if case .addAttendeeTapped = $0 { () } else { nil } }
      )
    }
    public var removeAttendeeTapped: AnyCasePath<SyncUpForm.Action, Attendee.ID> {
      AnyCasePath(
        embed: { .removeAttendeeTapped($0) },
        extract: { if case .removeAttendeeTapped(let value) = $0 { value } else { nil } }
      )
    }
    public var saveTapped: AnyCasePath<SyncUpForm.Action, Void> {
      AnyCasePath(
        embed: { .saveTapped },
        extract: { if case .saveTapped = $0 { () } else { nil } }
      )
    }
    public var cancelTapped: AnyCasePath<SyncUpForm.Action, Void> {
      AnyCasePath(
        embed: { .cancelTapped },
        extract: { if case .cancelTapped = $0 { () } else { nil } }
      )
    }
    public var alert: AnyCasePath<SyncUpForm.Action, PresentationAction<SyncUpForm.Alert>> {
      AnyCasePath(
        embed: { .alert($0) },
        extract: { if case .alert(let action) = $0 { action } else { nil } }
      )
    }
    public var delegate: AnyCasePath<SyncUpForm.Action, SyncUpForm.Action.Delegate> {
      AnyCasePath(
        embed: { .delegate($0) },
        extract: { if case .delegate(let action) = $0 { action } else { nil } }
      )
    }
  }
}

extension SyncUpForm.Alert: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var discardConfirmed: AnyCasePath<SyncUpForm.Alert, Void> {
      AnyCasePath(
        embed: { .discardConfirmed },
        extract: {
          switch $0 {
          case .discardConfirmed: ()
          }
        }
      )
    }
  }
}

extension SyncUpForm.Action.Delegate: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var saved: AnyCasePath<SyncUpForm.Action.Delegate, SyncUp> {
      AnyCasePath(
        embed: { .saved($0) },
        extract: {
          switch $0 {
          case .saved(let value): value
          }
        }
      )
    }
  }
}

extension SyncUpDetail.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var startTapped: AnyCasePath<SyncUpDetail.Action, Void> {
      AnyCasePath(
        embed: { .startTapped },
        extract: { if case .startTapped = $0 { () } else { nil } }
      )
    }
    public var meetingTapped: AnyCasePath<SyncUpDetail.Action, Meeting.ID> {
      AnyCasePath(
        embed: { .meetingTapped($0) },
        extract: { if case .meetingTapped(let value) = $0 { value } else { nil } }
      )
    }
    public var editTapped: AnyCasePath<SyncUpDetail.Action, Void> {
      AnyCasePath(
        embed: { .editTapped },
        extract: { if case .editTapped = $0 { () } else { nil } }
      )
    }
    public var deleteTapped: AnyCasePath<SyncUpDetail.Action, Void> {
      AnyCasePath(
        embed: { .deleteTapped },
        extract: { if case .deleteTapped = $0 { () } else { nil } }
      )
    }
    public var destination:
      AnyCasePath<SyncUpDetail.Action, PresentationAction<SyncUpDetail.Destination.Action>>
    {
      AnyCasePath(
        embed: { .destination($0) },
        extract: { if case .destination(let action) = $0 { action } else { nil } }
      )
    }
    public var delegate: AnyCasePath<SyncUpDetail.Action, SyncUpDetail.Action.Delegate> {
      AnyCasePath(
        embed: { .delegate($0) },
        extract: { if case .delegate(let action) = $0 { action } else { nil } }
      )
    }
  }
}

extension SyncUpDetail.Action.Delegate: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var deleted: AnyCasePath<SyncUpDetail.Action.Delegate, Void> {
      AnyCasePath(
        embed: { .deleted },
        extract: { if case .deleted = $0 { () } else { nil } }
      )
    }
    public var meetingStarted: AnyCasePath<SyncUpDetail.Action.Delegate, Void> {
      AnyCasePath(
        embed: { .meetingStarted },
        extract: { if case .meetingStarted = $0 { () } else { nil } }
      )
    }
    public var meetingOpened: AnyCasePath<SyncUpDetail.Action.Delegate, Meeting.ID> {
      AnyCasePath(
        embed: { .meetingOpened($0) },
        extract: { if case .meetingOpened(let value) = $0 { value } else { nil } }
      )
    }
  }
}

extension SyncUpDetail.Destination.State: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var edit: AnyCasePath<SyncUpDetail.Destination.State, SyncUpForm.State> {
      AnyCasePath(
        embed: { .edit($0) },
        extract: { if case .edit(let value) = $0 { value } else { nil } }
      )
    }
    public var alert:
      AnyCasePath<SyncUpDetail.Destination.State, AlertState<SyncUpDetail.Destination.Alert>>
    {
      AnyCasePath(
        embed: { .alert($0) },
        extract: { if case .alert(let action) = $0 { action } else { nil } }
      )
    }
  }
}

extension SyncUpDetail.Destination.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var edit: AnyCasePath<SyncUpDetail.Destination.Action, SyncUpForm.Action> {
      AnyCasePath(
        embed: { .edit($0) },
        extract: { if case .edit(let action) = $0 { action } else { nil } }
      )
    }
    public var alert: AnyCasePath<SyncUpDetail.Destination.Action, SyncUpDetail.Destination.Alert> {
      AnyCasePath(
        embed: { .alert($0) },
        extract: { if case .alert(let action) = $0 { action } else { nil } }
      )
    }
  }
}

extension SyncUpDetail.Destination.Alert: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var deleteConfirmed: AnyCasePath<SyncUpDetail.Destination.Alert, Void> {
      AnyCasePath(
        embed: { .deleteConfirmed },
        extract: {
          switch $0 {
          case .deleteConfirmed: ()
          }
        }
      )
    }
  }
}

extension RecordMeeting.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var started: AnyCasePath<RecordMeeting.Action, Void> {
      AnyCasePath(
        embed: { .started },
        extract: { if case .started = $0 { () } else { nil } }
      )
    }
    public var ticked: AnyCasePath<RecordMeeting.Action, Void> {
      AnyCasePath(
        embed: { .ticked },
        extract: { if case .ticked = $0 { () } else { nil } }
      )
    }
    public var nextTapped: AnyCasePath<RecordMeeting.Action, Void> {
      AnyCasePath(
        embed: { .nextTapped },
        extract: { if case .nextTapped = $0 { () } else { nil } }
      )
    }
    public var endTapped: AnyCasePath<RecordMeeting.Action, Void> {
      AnyCasePath(
        embed: { .endTapped },
        extract: { if case .endTapped = $0 { () } else { nil } }
      )
    }
    public var alert: AnyCasePath<RecordMeeting.Action, PresentationAction<RecordMeeting.Alert>> {
      AnyCasePath(
        embed: { .alert($0) },
        extract: { if case .alert(let action) = $0 { action } else { nil } }
      )
    }
  }
}

extension RecordMeeting.Alert: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var saveConfirmed: AnyCasePath<RecordMeeting.Alert, Void> {
      AnyCasePath(
        embed: { .saveConfirmed },
        extract: { if case .saveConfirmed = $0 { () } else { nil } }
      )
    }
    public var discardConfirmed: AnyCasePath<RecordMeeting.Alert, Void> {
      AnyCasePath(
        embed: { .discardConfirmed },
        extract: { if case .discardConfirmed = $0 { () } else { nil } }
      )
    }
  }
}

extension SyncUpsList.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var addTapped: AnyCasePath<SyncUpsList.Action, Void> {
      AnyCasePath(
        embed: { .addTapped },
        extract: { if case .addTapped = $0 { () } else { nil } }
      )
    }
    public var syncUpTapped: AnyCasePath<SyncUpsList.Action, SyncUp.ID> {
      AnyCasePath(
        embed: { .syncUpTapped($0) },
        extract: { if case .syncUpTapped(let value) = $0 { value } else { nil } }
      )
    }
    public var saveAgainTapped: AnyCasePath<SyncUpsList.Action, Void> {
      AnyCasePath(
        embed: { .saveAgainTapped },
        extract: { if case .saveAgainTapped = $0 { () } else { nil } }
      )
    }
    public var form: AnyCasePath<SyncUpsList.Action, PresentationAction<SyncUpForm.Action>> {
      AnyCasePath(
        embed: { .form($0) },
        extract: { if case .form(let action) = $0 { action } else { nil } }
      )
    }
  }
}

extension SyncUpsApp.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var list: AnyCasePath<SyncUpsApp.Action, SyncUpsList.Action> {
      AnyCasePath(
        embed: { .list($0) },
        extract: { if case .list(let action) = $0 { action } else { nil } }
      )
    }
    public var path: AnyCasePath<SyncUpsApp.Action, StackActionOf<SyncUpsApp.Path>> {
      AnyCasePath(
        embed: { .path($0) },
        extract: { if case .path(let action) = $0 { action } else { nil } }
      )
    }
    public var linkOpened: AnyCasePath<SyncUpsApp.Action, URL> {
      AnyCasePath(
        embed: { .linkOpened($0) },
        extract: { if case .linkOpened(let value) = $0 { value } else { nil } }
      )
    }
    public var alert: AnyCasePath<SyncUpsApp.Action, PresentationAction<Never>> {
      AnyCasePath(
        embed: { .alert($0) },
        extract: { if case .alert(let action) = $0 { action } else { nil } }
      )
    }
  }
}

extension SyncUpsApp.Path.State: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var detail: AnyCasePath<SyncUpsApp.Path.State, SyncUpDetail.State> {
      AnyCasePath(
        embed: { .detail($0) },
        extract: { if case .detail(let value) = $0 { value } else { nil } }
      )
    }
    public var record: AnyCasePath<SyncUpsApp.Path.State, RecordMeeting.State> {
      AnyCasePath(
        embed: { .record($0) },
        extract: { if case .record(let value) = $0 { value } else { nil } }
      )
    }
  }
}

extension SyncUpsApp.Path.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var detail: AnyCasePath<SyncUpsApp.Path.Action, SyncUpDetail.Action> {
      AnyCasePath(
        embed: { .detail($0) },
        extract: { if case .detail(let action) = $0 { action } else { nil } }
      )
    }
    public var record: AnyCasePath<SyncUpsApp.Path.Action, RecordMeeting.Action> {
      AnyCasePath(
        embed: { .record($0) },
        extract: { if case .record(let action) = $0 { action } else { nil } }
      )
    }
  }
}
