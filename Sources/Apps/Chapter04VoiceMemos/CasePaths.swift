// What `@CasePathable` would write: a path to each case that a reducer or a test goes through.

import Chapter04Modern
import Foundation

extension VoiceMemo.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var binding: AnyCasePath<Root, BindingAction<VoiceMemo.State>> {
      AnyCasePath(Root.binding) { if case .binding(let it) = $0 { it } else { nil } }
    }
    public var playTapped: AnyCasePath<Root, Void> { AnyCasePath(.playTapped) }
    public var stopped: AnyCasePath<Root, Void> { AnyCasePath(.stopped) }
    public var progressed: AnyCasePath<Root, Double> {
      AnyCasePath(Root.progressed) { if case .progressed(let it) = $0 { it } else { nil } }
    }
    public var finished: AnyCasePath<Root, Void> { AnyCasePath(.finished) }
    public var failed: AnyCasePath<Root, DeviceError> {
      AnyCasePath(Root.failed) { if case .failed(let it) = $0 { it } else { nil } }
    }
    public var delegate: AnyCasePath<Root, VoiceMemo.Action.Delegate> {
      AnyCasePath(Root.delegate) { if case .delegate(let it) = $0 { it } else { nil } }
    }
  }
}

extension RecordingMemo.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var started: AnyCasePath<Root, Void> { AnyCasePath(.started) }
    public var heard: AnyCasePath<Root, Double> {
      AnyCasePath(Root.heard) { if case .heard(let it) = $0 { it } else { nil } }
    }
    public var ticked: AnyCasePath<Root, Void> { AnyCasePath(.ticked) }
    public var stopTapped: AnyCasePath<Root, Void> { AnyCasePath(.stopTapped) }
    public var stopped: AnyCasePath<Root, Double> {
      AnyCasePath(Root.stopped) { if case .stopped(let it) = $0 { it } else { nil } }
    }
    public var failed: AnyCasePath<Root, DeviceError> {
      AnyCasePath(Root.failed) { if case .failed(let it) = $0 { it } else { nil } }
    }
    public var delegate: AnyCasePath<Root, RecordingMemo.Action.Delegate> {
      AnyCasePath(Root.delegate) { if case .delegate(let it) = $0 { it } else { nil } }
    }
  }
}

extension VoiceMemos.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var recordTapped: AnyCasePath<Root, Void> { AnyCasePath(.recordTapped) }
    public var permission: AnyCasePath<Root, Bool> {
      AnyCasePath(Root.permission) { if case .permission(let it) = $0 { it } else { nil } }
    }
    public var rowTapped: AnyCasePath<Root, VoiceMemo.State.ID> {
      AnyCasePath(Root.rowTapped) { if case .rowTapped(let it) = $0 { it } else { nil } }
    }
    public var deleteTapped: AnyCasePath<Root, VoiceMemo.State.ID> {
      AnyCasePath(Root.deleteTapped) { if case .deleteTapped(let it) = $0 { it } else { nil } }
    }
    public var recording: AnyCasePath<Root, RecordingMemo.Action> {
      AnyCasePath(Root.recording) { if case .recording(let it) = $0 { it } else { nil } }
    }
    public var memos: AnyCasePath<Root, IdentifiedActionOf<VoiceMemo>> {
      AnyCasePath(Root.memos) { if case .memos(let it) = $0 { it } else { nil } }
    }
    public var alert: AnyCasePath<Root, PresentationAction<VoiceMemos.Alert>> {
      AnyCasePath(Root.alert) { if case .alert(let it) = $0 { it } else { nil } }
    }
  }
}

extension VoiceMemos.Alert: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var deleteConfirmed: AnyCasePath<Root, VoiceMemo.State.ID> {
      AnyCasePath(Root.deleteConfirmed) {
        if case .deleteConfirmed(let it) = $0 { it } else { nil }
      }
    }
  }
}
