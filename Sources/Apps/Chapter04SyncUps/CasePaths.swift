// What `@CasePathable` would write: a path to each case that a reducer or a test goes through.

import Chapter04Modern
import Foundation

extension SyncUpForm.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var binding: AnyCasePath<SyncUpForm.Action, BindingAction<SyncUpForm.State>> {
      AnyCasePath(embed: SyncUpForm.Action.binding) {
        if case .binding(let it) = $0 { it } else { nil }
      }
    }
    public var saveTapped: AnyCasePath<SyncUpForm.Action, Void> {
      AnyCasePath(embed: { .saveTapped }, extract: { $0 == .saveTapped ? () : nil })
    }
    public var cancelTapped: AnyCasePath<SyncUpForm.Action, Void> {
      AnyCasePath(embed: { .cancelTapped }, extract: { $0 == .cancelTapped ? () : nil })
    }
    public var alert: AnyCasePath<SyncUpForm.Action, PresentationAction<SyncUpForm.Alert>> {
      AnyCasePath(embed: SyncUpForm.Action.alert) {
        if case .alert(let it) = $0 { it } else { nil }
      }
    }
    public var delegate: AnyCasePath<SyncUpForm.Action, SyncUpForm.Action.Delegate> {
      AnyCasePath(embed: SyncUpForm.Action.delegate) {
        if case .delegate(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension SyncUpForm.Alert: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var discardConfirmed: AnyCasePath<SyncUpForm.Alert, Void> {
      AnyCasePath(embed: { .discardConfirmed }, extract: { $0 == .discardConfirmed ? () : nil })
    }
  }
}

extension SyncUpForm.Action.Delegate: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var saved: AnyCasePath<SyncUpForm.Action.Delegate, SyncUp> {
      AnyCasePath(embed: SyncUpForm.Action.Delegate.saved) {
        if case .saved(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension SyncUpDetail.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var startTapped: AnyCasePath<SyncUpDetail.Action, Void> {
      AnyCasePath(embed: { .startTapped }, extract: { $0 == .startTapped ? () : nil })
    }
    public var meetingTapped: AnyCasePath<SyncUpDetail.Action, Meeting.ID> {
      AnyCasePath(embed: SyncUpDetail.Action.meetingTapped) {
        if case .meetingTapped(let it) = $0 { it } else { nil }
      }
    }
    public var editTapped: AnyCasePath<SyncUpDetail.Action, Void> {
      AnyCasePath(embed: { .editTapped }, extract: { $0 == .editTapped ? () : nil })
    }
    public var deleteTapped: AnyCasePath<SyncUpDetail.Action, Void> {
      AnyCasePath(embed: { .deleteTapped }, extract: { $0 == .deleteTapped ? () : nil })
    }
    public var destination:
      AnyCasePath<SyncUpDetail.Action, PresentationAction<SyncUpDetail.Destination.Action>>
    {
      AnyCasePath(embed: SyncUpDetail.Action.destination) {
        if case .destination(let it) = $0 { it } else { nil }
      }
    }
    public var delegate: AnyCasePath<SyncUpDetail.Action, SyncUpDetail.Action.Delegate> {
      AnyCasePath(embed: SyncUpDetail.Action.delegate) {
        if case .delegate(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension SyncUpDetail.Destination.State: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var edit: AnyCasePath<SyncUpDetail.Destination.State, SyncUpForm.State> {
      AnyCasePath(embed: SyncUpDetail.Destination.State.edit) {
        if case .edit(let it) = $0 { it } else { nil }
      }
    }
    public var alert:
      AnyCasePath<SyncUpDetail.Destination.State, AlertState<SyncUpDetail.Destination.Alert>>
    {
      AnyCasePath(embed: SyncUpDetail.Destination.State.alert) {
        if case .alert(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension SyncUpDetail.Destination.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var edit: AnyCasePath<SyncUpDetail.Destination.Action, SyncUpForm.Action> {
      AnyCasePath(embed: SyncUpDetail.Destination.Action.edit) {
        if case .edit(let it) = $0 { it } else { nil }
      }
    }
    public var alert: AnyCasePath<SyncUpDetail.Destination.Action, SyncUpDetail.Destination.Alert> {
      AnyCasePath(embed: SyncUpDetail.Destination.Action.alert) {
        if case .alert(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension SyncUpDetail.Destination.Alert: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var deleteConfirmed: AnyCasePath<SyncUpDetail.Destination.Alert, Void> {
      AnyCasePath(embed: { .deleteConfirmed }, extract: { $0 == .deleteConfirmed ? () : nil })
    }
  }
}

extension RecordMeeting.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var started: AnyCasePath<RecordMeeting.Action, Void> {
      AnyCasePath(embed: { .started }, extract: { $0 == .started ? () : nil })
    }
    public var ticked: AnyCasePath<RecordMeeting.Action, Void> {
      AnyCasePath(embed: { .ticked }, extract: { $0 == .ticked ? () : nil })
    }
    public var endTapped: AnyCasePath<RecordMeeting.Action, Void> {
      AnyCasePath(embed: { .endTapped }, extract: { $0 == .endTapped ? () : nil })
    }
    public var alert: AnyCasePath<RecordMeeting.Action, PresentationAction<RecordMeeting.Alert>> {
      AnyCasePath(embed: RecordMeeting.Action.alert) {
        if case .alert(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension RecordMeeting.Alert: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var saveConfirmed: AnyCasePath<RecordMeeting.Alert, Void> {
      AnyCasePath(embed: { .saveConfirmed }, extract: { $0 == .saveConfirmed ? () : nil })
    }
    public var discardConfirmed: AnyCasePath<RecordMeeting.Alert, Void> {
      AnyCasePath(embed: { .discardConfirmed }, extract: { $0 == .discardConfirmed ? () : nil })
    }
  }
}

extension SyncUpsList.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var form: AnyCasePath<SyncUpsList.Action, PresentationAction<SyncUpForm.Action>> {
      AnyCasePath(embed: SyncUpsList.Action.form) { if case .form(let it) = $0 { it } else { nil } }
    }
  }
}

extension SyncUpsApp.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var list: AnyCasePath<SyncUpsApp.Action, SyncUpsList.Action> {
      AnyCasePath(embed: SyncUpsApp.Action.list) { if case .list(let it) = $0 { it } else { nil } }
    }
    public var path: AnyCasePath<SyncUpsApp.Action, StackActionOf<SyncUpsApp.Path>> {
      AnyCasePath(embed: SyncUpsApp.Action.path) { if case .path(let it) = $0 { it } else { nil } }
    }
    public var alert: AnyCasePath<SyncUpsApp.Action, PresentationAction<Never>> {
      AnyCasePath(embed: SyncUpsApp.Action.alert) {
        if case .alert(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension SyncUpsApp.Path.State: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var detail: AnyCasePath<SyncUpsApp.Path.State, SyncUpDetail.State> {
      AnyCasePath(embed: SyncUpsApp.Path.State.detail) {
        if case .detail(let it) = $0 { it } else { nil }
      }
    }
    public var record: AnyCasePath<SyncUpsApp.Path.State, RecordMeeting.State> {
      AnyCasePath(embed: SyncUpsApp.Path.State.record) {
        if case .record(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension SyncUpsApp.Path.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var detail: AnyCasePath<SyncUpsApp.Path.Action, SyncUpDetail.Action> {
      AnyCasePath(embed: SyncUpsApp.Path.Action.detail) {
        if case .detail(let it) = $0 { it } else { nil }
      }
    }
    public var record: AnyCasePath<SyncUpsApp.Path.Action, RecordMeeting.Action> {
      AnyCasePath(embed: SyncUpsApp.Path.Action.record) {
        if case .record(let it) = $0 { it } else { nil }
      }
    }
  }
}
