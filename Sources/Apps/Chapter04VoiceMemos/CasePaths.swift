// What `@CasePathable` would write: a path to each case that a reducer or a test goes through.

import Chapter04Modern
import Foundation

extension VoiceMemo.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var binding: AnyCasePath<VoiceMemo.Action, BindingAction<VoiceMemo.State>> {
      AnyCasePath(
        embed: { .binding($0) },
        extract: { if case .binding(let action) = $0 { action } else { nil } }
      )
    }
    public var playTapped: AnyCasePath<VoiceMemo.Action, Void> {
      AnyCasePath(
        embed: { .playTapped },
        extract: { if case .playTapped = $0 { () } else { nil } }
      )
    }
    public var stopped: AnyCasePath<VoiceMemo.Action, Void> {
      AnyCasePath(
        embed: { .stopped },
        extract: { if case .stopped = $0 { () } else { nil } }
      )
    }
    public var progressed: AnyCasePath<VoiceMemo.Action, Double> {
      AnyCasePath(
        embed: { .progressed($0) },
        extract: { if case .progressed(let value) = $0 { value } else { nil } }
      )
    }
    public var finished: AnyCasePath<VoiceMemo.Action, Void> {
      AnyCasePath(
        embed: { .finished },
        extract: { if case .finished = $0 { () } else { nil } }
      )
    }
    public var failed: AnyCasePath<VoiceMemo.Action, DeviceError> {
      AnyCasePath(
        embed: { .failed($0) },
        extract: { if case .failed(let value) = $0 { value } else { nil } }
      )
    }
    public var delegate: AnyCasePath<VoiceMemo.Action, VoiceMemo.Action.Delegate> {
      AnyCasePath(
        embed: { .delegate($0) },
        extract: { if case .delegate(let action) = $0 { action } else { nil } }
      )
    }
  }
}

extension RecordingMemo.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var started: AnyCasePath<RecordingMemo.Action, Void> {
      AnyCasePath(
        embed: { .started },
        extract: { if case .started = $0 { () } else { nil } }
      )
    }
    public var heard: AnyCasePath<RecordingMemo.Action, Double> {
      AnyCasePath(
        embed: { .heard($0) },
        extract: { if case .heard(let value) = $0 { value } else { nil } }
      )
    }
    public var ticked: AnyCasePath<RecordingMemo.Action, Void> {
      AnyCasePath(
        embed: { .ticked },
        extract: { if case .ticked = $0 { () } else { nil } }
      )
    }
    public var stopTapped: AnyCasePath<RecordingMemo.Action, Void> {
      AnyCasePath(
        embed: { .stopTapped },
        extract: { if case .stopTapped = $0 { () } else { nil } }
      )
    }
    public var stopped: AnyCasePath<RecordingMemo.Action, Double> {
      AnyCasePath(
        embed: { .stopped(seconds: $0) },
        extract: { if case .stopped(let value) = $0 { value } else { nil } }
      )
    }
    public var failed: AnyCasePath<RecordingMemo.Action, DeviceError> {
      AnyCasePath(
        embed: { .failed($0) },
        extract: { if case .failed(let value) = $0 { value } else { nil } }
      )
    }
    public var delegate: AnyCasePath<RecordingMemo.Action, RecordingMemo.Action.Delegate> {
      AnyCasePath(
        embed: { .delegate($0) },
        extract: { if case .delegate(let action) = $0 { action } else { nil } }
      )
    }
  }
}

extension VoiceMemos.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var recordTapped: AnyCasePath<VoiceMemos.Action, Void> {
      AnyCasePath(
        embed: { .recordTapped },
        extract: { if case .recordTapped = $0 { () } else { nil } }
      )
    }
    public var permission: AnyCasePath<VoiceMemos.Action, Bool> {
      AnyCasePath(
        embed: { .permission(isGiven: $0) },
        extract: { if case .permission(let value) = $0 { value } else { nil } }
      )
    }
    public var rowTapped: AnyCasePath<VoiceMemos.Action, VoiceMemo.State.ID> {
      AnyCasePath(
        embed: { .rowTapped($0) },
        extract: { if case .rowTapped(let value) = $0 { value } else { nil } }
      )
    }
    public var deleteTapped: AnyCasePath<VoiceMemos.Action, VoiceMemo.State.ID> {
      AnyCasePath(
        embed: { .deleteTapped($0) },
        extract: { if case .deleteTapped(let value) = $0 { value } else { nil } }
      )
    }
    public var recording: AnyCasePath<VoiceMemos.Action, RecordingMemo.Action> {
      AnyCasePath(
        embed: { .recording($0) },
        extract: { if case .recording(let action) = $0 { action } else { nil } }
      )
    }
    public var memos: AnyCasePath<VoiceMemos.Action, IdentifiedActionOf<VoiceMemo>> {
      AnyCasePath(
        embed: { .memos($0) },
        extract: { if case .memos(let action) = $0 { action } else { nil } }
      )
    }
    public var alert: AnyCasePath<VoiceMemos.Action, PresentationAction<VoiceMemos.Alert>> {
      AnyCasePath(
        embed: { .alert($0) },
        extract: { if case .alert(let action) = $0 { action } else { nil } }
      )
    }
  }
}

extension VoiceMemos.Alert: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var deleteConfirmed: AnyCasePath<VoiceMemos.Alert, VoiceMemo.State.ID> {
      AnyCasePath(
        embed: { .deleteConfirmed($0) },
        extract: {
          switch $0 {
          case .deleteConfirmed(let value): value
          }
        }
      )
    }
  }
}
