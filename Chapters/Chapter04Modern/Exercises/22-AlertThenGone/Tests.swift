import Chapter04Modern
import Testing

@MainActor @Suite struct AlertThenGoneTests {
  /// A screen that shows the counter in a sheet.
  private struct Screen: Reducer {
    struct State: Equatable {
      @PresentationState var counter: Counter.State?
    }

    enum Action: Equatable, CasePathable {
      case counter(PresentationAction<Counter.Action>)

      static var allCasePaths: AllCasePaths { AllCasePaths() }

      struct AllCasePaths: Sendable {
        var counter: AnyCasePath<Action, PresentationAction<Counter.Action>> {
          AnyCasePath(
            embed: { .counter($0) },
            extract: { if case .counter(let action) = $0 { action } else { nil } }
          )
        }
      }
    }

    var body: some ReducerOf<Self> {
      EmptyReducer().ifLet(\.$counter, action: \.counter) { Counter() }
    }
  }

  /// What came of some actions.
  private struct Outcome {
    var state: Counter.State
    /// All the actions there were, those of effects included.
    var actions: [Counter.Action]
    var reports: [String]

    var title: String? { state.alert.map { String(state: $0.title) } }
  }

  private func counter(
    _ state: Counter.State = Counter.State(),
    _ actions: Counter.Action...
  ) async -> Outcome {
    let seen = LockIsolated<[Counter.Action]>([])
    let counter = Counter()
    let store = Store(initialState: state) {
      Reduce<Counter.State, Counter.Action> { state, action in
        seen.withValue { $0.append(action) }
        // A feature that answers itself forever stops here.
        return seen.value.count > 50 ? .none : counter.reduce(into: &state, action: action)
      }
    }
    let reports = await reports { for action in actions { await store.send(action).finish() } }
    return Outcome(state: store.withState { $0 }, actions: seen.value, reports: reports)
  }

  /// What the library reports while something runs.
  private func reports(_ run: () async -> Void) async -> [String] {
    let reports = LockIsolated<[String]>([])
    await withKnownIssue(isIntermittent: true) {
      await run()
    } matching: { issue in
      reports.withValue { $0.append(issue.comments.map(\.rawValue).joined(separator: " ")) }
      return true
    }
    return reports.value
  }

  private let asking = Counter.State(alert: .reset(count: 7))
  private let done = Counter.State(count: 0, alert: .done(count: 7))

  @Test("A reset asks first") func asks() async {  // starter passes
    let outcome = await counter(Counter.State(), .resetTapped)
    let others = [
      await counter(Counter.State(count: 0), .resetTapped).title,
      await counter(Counter.State(count: -3), .resetTapped).title,
    ]
    let isRight =
      outcome.state == asking && others == ["Reset the count of 0?", "Reset the count of -3?"]
    #expect(
      isRight,
      outcome.state == asking
        ? """
        Reset was tapped at 0, and at -3. The alert asks about any count, but here it says \
        \(others.map { $0 ?? "nothing" }).
        """
        : """
        Reset was tapped, so the count stays 7 and the alert asks. Here the count is \
        \(outcome.state.count), and the alert says "\(outcome.title ?? "nothing")".
        """
    )
  }

  @Test("A confirmed reset is followed by the second alert") func confirmed() async {
    let outcome = await counter(asking, .alert(.presented(.resetConfirmed)))
    let comment: Comment =
      switch (outcome.state.count, outcome.title) {
      case (7, _): "The reset was confirmed, but the count is still 7."
      case (0, nil) where outcome.actions.contains(.alert(.dismiss)):
        """
        The second alert was there, but then `.alert(.dismiss)` was sent, which closed it. You \
        never have to close an alert: `ifLet` does, after one of its buttons.
        """
      case (0, nil): "The count is 0, but the second alert was removed at once, or never shown."
      case (0, "Reset the count of 7?"): "The count is 0, but the first alert is still shown."
      case (0, "The count was 0, and is 0."):
        "The second alert has to offer the old count. Here the count was reset before it was read."
      case _ where outcome.state == done:
        "The count was 0 and was reset. The second alert has to appear, too."
      default:
        """
        The count is 0, and the second alert says that it was 7. Here the count is \
        \(outcome.state.count), and the alert says "\(outcome.title ?? "")".
        """
      }
    let zero = await counter(
      Counter.State(count: 0, alert: .reset(count: 0)),
      .alert(.presented(.resetConfirmed))
    )
    let isRight = outcome.state == done && zero.title == "The count was 0, and is 0."
    #expect(isRight, comment)
  }

  @Test("In a sheet, an alert's button closes the alert, not the sheet") func inASheet()
    async
  {
    let taps: [(Counter.State, Counter.Alert)] = [
      (asking, .resetConfirmed), (done, .undoTapped(count: 7)),
    ]
    var isShown = true
    for (state, tap) in taps {
      let store = Store(initialState: Screen.State(counter: state)) { Screen() }
      _ = await reports {
        await store.send(.counter(.presented(.alert(.presented(tap))))).finish()
      }
      isShown = isShown && store.withState { $0.counter != nil }
    }
    #expect(
      isShown,
      """
      The counter is shown in a sheet. A button of its alert was tapped, and the sheet is gone: an \
      alert has no effects of its own, so `dismiss` closes what is around it.
      """
    )
  }

  @Test("Undo restores the count, and the alert is closed") func undo() async {  // starter passes
    let before = Counter.State(count: 1, alert: .done(count: 5))
    let outcome = await counter(before, .alert(.presented(.undoTapped(count: 5))))
    let low = await counter(before, .alert(.presented(.undoTapped(count: -5)))).state.count
    let comment: Comment =
      switch (outcome.state.count, outcome.title) {
      case (1, _): "Undo was tapped, but the count hasn't changed."
      case (6, _): "Undo was tapped at 1, and the old count, 5, was added. It has to replace the 1."
      case (7, _): "The old count was 5, but undo set 7. The action holds the old count."
      case (5, "The count was 5, and is 0."):
        """
        Undo was tapped, but its alert is still there. `ifLet` on `$alert`, with the `$`, removes \
        it.
        """
      case (5, .some): "Undo was tapped, and another alert appeared."
      case (5, nil): "Undo restores the old count, but here it set \(low) instead of -5."
      default: "Undo sets the count back to 5, without an alert; here: \(outcome.state)."
      }
    let isRight = outcome.state == Counter.State(count: 5) && low == -5
    #expect(isRight, comment)
  }

  @Test("A button without an action only closes its alert") func cancel() async {  // starter passes
    let kept = await counter(asking, .alert(.dismiss)).state
    let left = await counter(done, .alert(.dismiss)).state
    let comment: Comment =
      switch (kept.alert, left.alert) {
      case (asking.alert, done.alert):
        "\"Keep it\" and \"OK\" were tapped, but the alerts are still there."
      case (.some, _): "\"Keep it\" was tapped, but there is an alert."
      case (_, .some): "\"OK\" was tapped, but there is an alert."
      default: "\"Keep it\" leaves 7, and \"OK\" leaves 0; here \(kept.count) and \(left.count)."
      }
    let isRight = kept == Counter.State() && left == Counter.State(count: 0)
    #expect(isRight, comment)
  }

  @Test("A tap sends one action") func oneAction() async {
    let confirmed = await counter(asking, .alert(.presented(.resetConfirmed)))
    let undone = await counter(done, .alert(.presented(.undoTapped(count: 7))))
    let further = confirmed.actions.dropFirst() + undone.actions.dropFirst()
    let isOne = further.isEmpty
    #expect(
      isOne,
      further.contains(.alert(.dismiss))
        ? """
        After a button, `.alert(.dismiss)` was sent, too. That alert closes anyway, so the action \
        finds the next one, or none.
        """
        : "After a button, more actions were sent: \(Array(further))."
    )
  }

  @Test("Nothing is reported") func quiet() async {
    let outcomes = [
      await counter(asking, .alert(.presented(.resetConfirmed))),
      await counter(done, .alert(.presented(.undoTapped(count: 7)))),
      await counter(done, .alert(.dismiss)),
    ]
    let reports = outcomes.flatMap(\.reports)
    let isQuiet = reports.isEmpty
    let comment: Comment =
      switch reports.first {
      case nil: "Nothing was reported."
      case let text? where text.contains("dismissal"):
        """
        An alert's button was tapped, and something called `dismiss`. That ends a presented \
        feature, but here there is none. The alert closes without it.
        """
      case let text? where text.contains("received a presentation action"):
        "An alert's action was sent after the alert had closed."
      case let text?: "The library has found a mistake: \(text)"
      }
    #expect(isQuiet, comment)
  }

  @Test("A button of a missing alert is a mistake")  // starter passes
  func missing() async {
    let outcome = await counter(Counter.State(), .alert(.presented(.undoTapped(count: 3))))
    let isReported = !outcome.reports.isEmpty
    #expect(
      isReported,
      """
      A button was tapped while no alert was there, but nothing was reported. An alert that you \
      set and clear by hand isn't presented: use `ifLet`.
      """
    )
  }
}
