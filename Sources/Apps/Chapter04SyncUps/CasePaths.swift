// What `@CasePathable` would write: a path to each case that a reducer or a test goes through.

import Chapter04Modern
import Foundation

extension SyncUpForm.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var binding: AnyCasePath<Root, BindingAction<SyncUpForm.State>> {
      AnyCasePath(Root.binding) { if case .binding(let it) = $0 { it } else { nil } }
    }
    public var addAttendeeTapped: AnyCasePath<Root, Void> { AnyCasePath(.addAttendeeTapped) }
    public var removeAttendeeTapped: AnyCasePath<Root, Attendee.ID> {
      AnyCasePath(Root.removeAttendeeTapped) {
        if case .removeAttendeeTapped(let it) = $0 { it } else { nil }
      }
    }
    public var saveTapped: AnyCasePath<Root, Void> { AnyCasePath(.saveTapped) }
    public var cancelTapped: AnyCasePath<Root, Void> { AnyCasePath(.cancelTapped) }
    public var alert: AnyCasePath<Root, PresentationAction<SyncUpForm.Alert>> {
      AnyCasePath(Root.alert) { if case .alert(let it) = $0 { it } else { nil } }
    }
    public var delegate: AnyCasePath<Root, SyncUpForm.Action.Delegate> {
      AnyCasePath(Root.delegate) { if case .delegate(let it) = $0 { it } else { nil } }
    }
  }
}

extension SyncUpForm.Alert: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var discardConfirmed: AnyCasePath<Root, Void> { AnyCasePath(.discardConfirmed) }
  }
}

extension SyncUpForm.Action.Delegate: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var saved: AnyCasePath<Root, SyncUp> {
      AnyCasePath(Root.saved) { if case .saved(let it) = $0 { it } else { nil } }
    }
  }
}

extension SyncUpDetail.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var startTapped: AnyCasePath<Root, Void> { AnyCasePath(.startTapped) }
    public var meetingTapped: AnyCasePath<Root, Meeting.ID> {
      AnyCasePath(Root.meetingTapped) { if case .meetingTapped(let it) = $0 { it } else { nil } }
    }
    public var editTapped: AnyCasePath<Root, Void> { AnyCasePath(.editTapped) }
    public var deleteTapped: AnyCasePath<Root, Void> { AnyCasePath(.deleteTapped) }
    public var destination: AnyCasePath<Root, PresentationAction<SyncUpDetail.Destination.Action>> {
      AnyCasePath(Root.destination) { if case .destination(let it) = $0 { it } else { nil } }
    }
    public var delegate: AnyCasePath<Root, SyncUpDetail.Action.Delegate> {
      AnyCasePath(Root.delegate) { if case .delegate(let it) = $0 { it } else { nil } }
    }
  }
}

extension SyncUpDetail.Action.Delegate: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var deleted: AnyCasePath<Root, Void> { AnyCasePath(.deleted) }
    public var meetingStarted: AnyCasePath<Root, Void> { AnyCasePath(.meetingStarted) }
    public var meetingOpened: AnyCasePath<Root, Meeting.ID> {
      AnyCasePath(Root.meetingOpened) { if case .meetingOpened(let it) = $0 { it } else { nil } }
    }
  }
}

extension SyncUpDetail.Destination.State: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var edit: AnyCasePath<Root, SyncUpForm.State> {
      AnyCasePath(Root.edit) { if case .edit(let it) = $0 { it } else { nil } }
    }
    public var alert: AnyCasePath<Root, AlertState<SyncUpDetail.Destination.Alert>> {
      AnyCasePath(Root.alert) { if case .alert(let it) = $0 { it } else { nil } }
    }
  }
}

extension SyncUpDetail.Destination.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var edit: AnyCasePath<Root, SyncUpForm.Action> {
      AnyCasePath(Root.edit) { if case .edit(let it) = $0 { it } else { nil } }
    }
    public var alert: AnyCasePath<Root, SyncUpDetail.Destination.Alert> {
      AnyCasePath(Root.alert) { if case .alert(let it) = $0 { it } else { nil } }
    }
  }
}

extension SyncUpDetail.Destination.Alert: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var deleteConfirmed: AnyCasePath<Root, Void> { AnyCasePath(.deleteConfirmed) }
  }
}

extension RecordMeeting.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var started: AnyCasePath<Root, Void> { AnyCasePath(.started) }
    public var ticked: AnyCasePath<Root, Void> { AnyCasePath(.ticked) }
    public var nextTapped: AnyCasePath<Root, Void> { AnyCasePath(.nextTapped) }
    public var endTapped: AnyCasePath<Root, Void> { AnyCasePath(.endTapped) }
    public var alert: AnyCasePath<Root, PresentationAction<RecordMeeting.Alert>> {
      AnyCasePath(Root.alert) { if case .alert(let it) = $0 { it } else { nil } }
    }
  }
}

extension RecordMeeting.Alert: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var saveConfirmed: AnyCasePath<Root, Void> { AnyCasePath(.saveConfirmed) }
    public var discardConfirmed: AnyCasePath<Root, Void> { AnyCasePath(.discardConfirmed) }
  }
}

extension SyncUpsList.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var addTapped: AnyCasePath<Root, Void> { AnyCasePath(.addTapped) }
    public var syncUpTapped: AnyCasePath<Root, SyncUp.ID> {
      AnyCasePath(Root.syncUpTapped) { if case .syncUpTapped(let it) = $0 { it } else { nil } }
    }
    public var saveAgainTapped: AnyCasePath<Root, Void> { AnyCasePath(.saveAgainTapped) }
    public var form: AnyCasePath<Root, PresentationAction<SyncUpForm.Action>> {
      AnyCasePath(Root.form) { if case .form(let it) = $0 { it } else { nil } }
    }
  }
}

extension SyncUpsApp.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var list: AnyCasePath<Root, SyncUpsList.Action> {
      AnyCasePath(Root.list) { if case .list(let it) = $0 { it } else { nil } }
    }
    public var path: AnyCasePath<Root, StackActionOf<SyncUpsApp.Path>> {
      AnyCasePath(Root.path) { if case .path(let it) = $0 { it } else { nil } }
    }
    public var linkOpened: AnyCasePath<Root, URL> {
      AnyCasePath(Root.linkOpened) { if case .linkOpened(let it) = $0 { it } else { nil } }
    }
    public var alert: AnyCasePath<Root, PresentationAction<Never>> {
      AnyCasePath(Root.alert) { if case .alert(let it) = $0 { it } else { nil } }
    }
  }
}

extension SyncUpsApp.Path.State: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var detail: AnyCasePath<Root, SyncUpDetail.State> {
      AnyCasePath(Root.detail) { if case .detail(let it) = $0 { it } else { nil } }
    }
    public var record: AnyCasePath<Root, RecordMeeting.State> {
      AnyCasePath(Root.record) { if case .record(let it) = $0 { it } else { nil } }
    }
  }
}

extension SyncUpsApp.Path.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var detail: AnyCasePath<Root, SyncUpDetail.Action> {
      AnyCasePath(Root.detail) { if case .detail(let it) = $0 { it } else { nil } }
    }
    public var record: AnyCasePath<Root, RecordMeeting.Action> {
      AnyCasePath(Root.record) { if case .record(let it) = $0 { it } else { nil } }
    }
  }
}
