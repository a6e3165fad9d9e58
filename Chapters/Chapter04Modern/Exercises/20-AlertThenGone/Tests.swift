import Chapter04Modern
import Testing

@MainActor @Suite struct AlertThenGoneTests {
  private let confirming = Counter.State(alert: .reset(count: 7))
  private let done = Counter.State(count: 0, alert: .done(count: 7))

  /// The actions that came after this one, what the library reported, and then the count and what
  /// the alert says.
  private func log(_ state: Counter.State, _ action: Counter.Action) async -> [String] {
    let log = LockIsolated<[String]>([])
    let store = Store(initialState: state) {
      Reduce<Counter.State, Counter.Action> { _, action in
        log.withValue {
          switch action {
          case .resetTapped: $0.append("reset tapped")
          case .alert(.presented(.resetConfirmed)): $0.append("reset confirmed")
          case .alert(.presented(.undoTapped(let count))): $0.append("undo to \(count)")
          case .alert(.dismiss): $0.append("dismiss")
          }
        }
        return .none
      }
      Counter()
    }
    await withKnownIssue(isIntermittent: true) {
      await store.send(action).finish()
    } matching: { _ in
      log.withValue { $0.append("an issue") }
      return true
    }
    let state = store.withState { $0 }
    return log.value
      + ["count \(state.count)", state.alert.map { String(state: $0.title) } ?? "no alert"]
  }

  @Test("A reset shows an alert first")  // starter passes
  func alert() async throws {
    let log = await log(Counter.State(count: -3), .resetTapped)
    try #require(
      log == ["reset tapped", "count -3", "Reset the count of -3?"],
      "Reset was tapped at -3."
    )
  }

  @Test("A confirmed reset is followed by the second alert") func confirmed() async throws {
    let log = await log(confirming, .alert(.presented(.resetConfirmed)))
    try #require(
      log == ["reset confirmed", "count 0", "The count was 7, and is 0."],
      "The alert was shown, and the reset of 7 was confirmed."
    )
    let zero = await self.log(
      Counter.State(count: 0, alert: .reset(count: 0)),
      .alert(.presented(.resetConfirmed))
    )
    try #require(
      zero == ["reset confirmed", "count 0", "The count was 0, and is 0."],
      "The alert was shown, and the reset of 0 was confirmed."
    )
  }

  @Test("Undo restores the count, and its alert closes") func undo() async throws {
    let log = await log(done, .alert(.presented(.undoTapped(count: -5))))
    try #require(
      log == ["undo to -5", "count -5", "no alert"],
      "The second alert was shown, the count was 0, and undo was tapped, for -5."
    )
    let counted = await self.log(
      Counter.State(count: 2, alert: .done(count: 7)),
      .alert(.presented(.undoTapped(count: 7)))
    )
    try #require(
      counted == ["undo to 7", "count 7", "no alert"],
      "The second alert was shown, the count was 2, and undo was tapped, for 7."
    )
  }

  @Test("A button without an action only closes its alert")  // starter passes
  func cancel() async throws {
    let kept = await log(confirming, .alert(.dismiss))
    let done = await log(done, .alert(.dismiss))
    try #require(
      [kept, done] == [["dismiss", "count 7", "no alert"], ["dismiss", "count 0", "no alert"]],
      "\"Keep it\" was tapped in the first alert, and \"OK\" in the second."
    )
  }

  @Test("A button of a missing alert is a mistake")  // starter passes
  func missing() async throws {
    let log = await log(Counter.State(), .alert(.presented(.resetConfirmed)))
    try #require(log.contains("an issue"), "Reset was confirmed while there was no alert.")
  }
}
