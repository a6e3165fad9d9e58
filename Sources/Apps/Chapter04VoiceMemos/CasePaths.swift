// What `@CasePathable` would write: a path to each case that a reducer or a test goes through.

import Chapter04Modern
import Foundation

extension VoiceMemo.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var playTapped: AnyCasePath<VoiceMemo.Action, Void> {
      AnyCasePath(embed: { .playTapped }, extract: { $0 == .playTapped ? () : nil })
    }
    public var stopped: AnyCasePath<VoiceMemo.Action, Void> {
      AnyCasePath(embed: { .stopped }, extract: { $0 == .stopped ? () : nil })
    }
    public var progressed: AnyCasePath<VoiceMemo.Action, Double> {
      AnyCasePath(embed: VoiceMemo.Action.progressed) {
        if case .progressed(let it) = $0 { it } else { nil }
      }
    }
    public var failed: AnyCasePath<VoiceMemo.Action, DeviceError> {
      AnyCasePath(embed: VoiceMemo.Action.failed) {
        if case .failed(let it) = $0 { it } else { nil }
      }
    }
    public var delegate: AnyCasePath<VoiceMemo.Action, VoiceMemo.Action.Delegate> {
      AnyCasePath(embed: VoiceMemo.Action.delegate) {
        if case .delegate(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension RecordingMemo.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var started: AnyCasePath<RecordingMemo.Action, Void> {
      AnyCasePath(embed: { .started }, extract: { $0 == .started ? () : nil })
    }
    public var heard: AnyCasePath<RecordingMemo.Action, Double> {
      AnyCasePath(embed: RecordingMemo.Action.heard) {
        if case .heard(let it) = $0 { it } else { nil }
      }
    }
    public var stopTapped: AnyCasePath<RecordingMemo.Action, Void> {
      AnyCasePath(embed: { .stopTapped }, extract: { $0 == .stopTapped ? () : nil })
    }
    public var stopped: AnyCasePath<RecordingMemo.Action, Double> {
      AnyCasePath(embed: RecordingMemo.Action.stopped) {
        if case .stopped(let it) = $0 { it } else { nil }
      }
    }
    public var failed: AnyCasePath<RecordingMemo.Action, DeviceError> {
      AnyCasePath(embed: RecordingMemo.Action.failed) {
        if case .failed(let it) = $0 { it } else { nil }
      }
    }
    public var delegate: AnyCasePath<RecordingMemo.Action, RecordingMemo.Action.Delegate> {
      AnyCasePath(embed: RecordingMemo.Action.delegate) {
        if case .delegate(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension VoiceMemos.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var recording: AnyCasePath<VoiceMemos.Action, RecordingMemo.Action> {
      AnyCasePath(embed: VoiceMemos.Action.recording) {
        if case .recording(let it) = $0 { it } else { nil }
      }
    }
    public var memos: AnyCasePath<VoiceMemos.Action, IdentifiedActionOf<VoiceMemo>> {
      AnyCasePath(embed: VoiceMemos.Action.memos) {
        if case .memos(let it) = $0 { it } else { nil }
      }
    }
    public var alert: AnyCasePath<VoiceMemos.Action, PresentationAction<VoiceMemos.Alert>> {
      AnyCasePath(embed: VoiceMemos.Action.alert) {
        if case .alert(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension VoiceMemos.Alert: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var deleteConfirmed: AnyCasePath<VoiceMemos.Alert, VoiceMemo.State.ID> {
      AnyCasePath(embed: VoiceMemos.Alert.deleteConfirmed) {
        if case .deleteConfirmed(let it) = $0 { it } else { nil }
      }
    }
  }
}
