// A closing screen ends what it began. A test does that with the result of `send`.

import Diagnostics

/// The effects that follow from an action that a test sent.
public struct TestStoreTask: Sendable {
  let group: EffectGroup?
  let settle: @MainActor @Sendable () async -> Void
  let timeout: Duration

  /// Cancels the effects, as a closing screen does, and waits until they have noticed.
  public func cancel() async {
    await group?.cancel()
    await settle()
  }

  /// Waits until all effects that followed have ended; the test fails at this line if that takes
  /// longer than `duration`.
  public func finish(
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let timeout = duration ?? self.timeout
    await settle()
    guard let group, await !group.finish(within: timeout) else { return }
    CallSite(fileID, filePath, line, column).report(
      """
      Expected task to finish, but it is still in-flight after \(timeout).

      Is an effect waiting for a clock that the test must advance? If it is just slow, give "finish" a \
      longer "timeout".
      """
    )
  }

  /// True if the effects were cancelled, or if there were none.
  public var isCancelled: Bool {
    group?.isCancelled ?? true
  }
}

/// Equal to a task for the same action's effects. All tasks without effects are equal.
extension TestStoreTask: Hashable {
  public static func == (left: Self, right: Self) -> Bool { left.group === right.group }
  public func hash(into hasher: inout Hasher) { hasher.combine(group.map { ObjectIdentifier($0) }) }
}
