import Chapter04Modern
import Testing

@MainActor @Suite struct PresentAndDismissTests {
  /// What came of some actions: the state, every action there was, and what the library reported.
  private struct Outcome {
    var state: Counter.State
    var actions: [Counter.Action]
    var reports: [String]
  }

  /// The counter, under a client that answers at once.
  private func counter(
    _ state: Counter.State = Counter.State(),
    _ actions: Counter.Action...
  ) async -> Outcome {
    let seen = LockIsolated<[Counter.Action]>([])
    let reports = LockIsolated<[String]>([])
    let counter = Counter()
    let store = Store(initialState: state) {
      Reduce<Counter.State, Counter.Action> { state, action in
        seen.withValue { $0.append(action) }
        // Features that answer each other forever stop here.
        return seen.value.count > 50 ? .none : counter.reduce(into: &state, action: action)
      }
    } withDependencies: {
      $0[FactClient.self].fetch = { "\($0) is good." }
    }
    await withKnownIssue(isIntermittent: true) {
      for action in actions { await store.send(action).finish() }
    } matching: { issue in
      reports.withValue { $0.append(issue.comments.map(\.rawValue).joined(separator: " ")) }
      return true
    }
    return Outcome(state: store.withState { $0 }, actions: seen.value, reports: reports.value)
  }

  /// A counter at 7, with a sheet that was opened at 3.
  private func open(fact: String? = nil) -> Counter.State {
    Counter.State(sheet: FactSheet.State(number: 3, fact: fact))
  }

  /// A feature that shows the sheet and knows nothing of it.
  private struct Bare: Reducer {
    struct State: Equatable {
      @PresentationState var sheet: FactSheet.State?
    }

    enum Action: Equatable, CasePathable {
      case sheet(PresentationAction<FactSheet.Action>)

      static var allCasePaths: AllCasePaths { AllCasePaths() }

      struct AllCasePaths: Sendable {
        var sheet: AnyCasePath<Action, PresentationAction<FactSheet.Action>> {
          AnyCasePath(
            embed: { .sheet($0) },
            extract: { if case .sheet(let action) = $0 { action } else { nil } }
          )
        }
      }
    }

    var body: some ReducerOf<Self> {
      EmptyReducer().ifLet(\.$sheet, action: \.sheet) { FactSheet() }
    }
  }

  /// Whether the sheet closes itself in a feature that knows nothing of it.
  private func closesItself(_ tap: FactSheet.Action, fact: String? = nil) async -> Bool {
    let store = Store(
      initialState: Bare.State(sheet: FactSheet.State(number: 3, fact: fact))
    ) {
      Bare()
    }
    await withKnownIssue(isIntermittent: true) {
      await store.send(.sheet(.presented(tap))).finish()
    }
    return store.withState { $0.sheet == nil }
  }

  /// What the sheet alone does after a tap: the actions that it sends, and "dismiss".
  private func steps(_ tap: FactSheet.Action, fact: String?) async -> [String] {
    let steps = LockIsolated<[String]>([])
    let store = Store(initialState: FactSheet.State(number: 3, fact: fact)) {
      Reduce<FactSheet.State, FactSheet.Action> { _, action in
        if case .delegate(.kept(let fact)) = action { steps.withValue { $0.append(fact) } }
        return .none
      }
      FactSheet()
    } withDependencies: {
      $0.dismiss = DismissEffect { steps.withValue { $0.append("dismiss") } }
    }
    await withKnownIssue(isIntermittent: true) { await store.send(tap).finish() }
    return steps.value
  }

  @Test("The counter opens a sheet for its count") func opens() async {
    let state = await counter(Counter.State(count: 5), .factTapped).state
    let comment: Comment =
      switch state.sheet {
      case nil: "The fact button was tapped, but `sheet` is still nil."
      default: "The sheet has to show the count, 5, without a fact; here: \(state.sheet!)."
      }
    #expect(state.sheet == FactSheet.State(number: 5), comment)
    let low = await counter(Counter.State(count: -5, kept: ["-5 is odd."], seen: [-5]), .factTapped)
      .state
    #expect(
      low.sheet == FactSheet.State(number: -5) || state.sheet != FactSheet.State(number: 5),
      "The count is -5, which was seen before. Any count has a new sheet; here: \(low)."
    )
  }

  @Test("The sheet gets its actions and its answer") func runs() async {
    let outcome = await counter(open(), .sheet(.presented(.appeared)))
    let (state, actions) = (outcome.state, outcome.actions)
    let comment: Comment =
      switch (actions.count, state.sheet?.fact) {
      case (1, _):
        """
        The sheet appeared, but never asked for its fact: nothing runs it. Run it with `ifLet` on \
        `$sheet`.
        """
      case (_, nil): "The answer arrived, but the sheet doesn't have it."
      default: "The sheet appears once and gets one answer; here: \(actions)."
      }
    #expect(
      actions.count == 2 && state.sheet == FactSheet.State(number: 3, fact: "3 is good."),
      comment
    )
  }

  @Test("Done closes the sheet in any feature that shows it") func done() async {
    let steps = await steps(.doneTapped, fact: "3 is odd.")
    let state = await counter(open(), .sheet(.presented(.doneTapped))).state
    let closes = await closesItself(.doneTapped)
    let comment: Comment =
      switch (closes, state.sheet) {
      case (false, nil):
        """
        The counter closes the sheet after `doneTapped`. A feature that doesn't know that button \
        leaves the sheet open: the sheet has to call `dismiss` itself.
        """
      case (false, _):
        """
        Done was tapped, but the sheet is still there. A sheet can't set itself to nil, because \
        that state is its parent's: it calls `dismiss`, in an effect.
        """
      case (true, .some):
        "The sheet dismisses itself, but the counter keeps it: fix the counter."
      case (true, nil): "Done should only close the sheet, but it also kept a fact: \(steps)."
      }
    #expect(closes && state.sheet == nil && steps == ["dismiss"], comment)
  }

  @Test("Keep passes on the fact first, and then closes the sheet") func keep() async {
    let steps = await steps(.keepTapped, fact: "3 is odd.")
    let comment: Comment =
      switch steps {
      case []: "Keep was tapped, but the sheet neither passes on its fact nor closes."
      case ["dismiss"]: "The sheet closes, but the fact was never passed on."
      case ["3 is odd."]:
        "The sheet passes on its fact, but leaves closing to others. It has to close itself."
      case ["dismiss", "3 is odd."]:
        """
        The sheet closes before it passes on its fact. Anything a feature sends after `dismiss` is \
        lost.
        """
      default: "Keep passes on the fact \"3 is odd.\", then dismisses, once each; here: \(steps)."
      }
    #expect(steps == ["3 is odd.", "dismiss"], comment)
    guard steps == ["3 is odd.", "dismiss"] else { return }
    #expect(
      await closesItself(.keepTapped, fact: "3 is odd."),
      "Under a parent that knows nothing about keep, the sheet doesn't close."
    )
  }

  @Test("Without a fact, keep only closes the sheet") func keepNothing() async {
    let steps = await steps(.keepTapped, fact: nil)
    let comment: Comment =
      switch steps {
      case []: "Keep was tapped before there was a fact, but the sheet stays open."
      case ["dismiss"]: "Without a fact, the sheet only closes."
      case _ where steps.allSatisfy { $0 == "dismiss" }:
        "`dismiss` was called \(steps.count) times. Once is enough."
      default:
        "There was no fact yet, but the sheet passed on \(steps.filter { $0 != "dismiss" })."
      }
    #expect(steps == ["dismiss"], comment)
  }

  @Test("The counter keeps what the sheet passes on") func kept() async {
    let outcome = await counter(open(), .sheet(.presented(.delegate(.kept("3 is odd.")))))
    let tapped = await counter(open(fact: "3 is odd."), .sheet(.presented(.keepTapped))).state
    let comment: Comment =
      switch (outcome.state.kept, tapped.kept) {
      case ([], []): "The sheet passed on \"3 is odd.\", but the counter didn't keep it."
      case ([], _):
        """
        The counter listens to the button and reads the sheet's state. It has to listen to what \
        the sheet passes on, `.delegate(.kept(…))`.
        """
      case (["3 is odd."], []):
        """
        The counter does its part, but after a tap on keep, no fact arrived. The sheet has to send \
        it, with `await`, before it calls `dismiss`.
        """
      case (["3 is odd."], ["3 is odd.", "3 is odd."]):
        """
        One tap on keep kept the fact twice: the sheet passes it on twice, or the counter listens \
        to two actions.
        """
      case (["3 is odd."], ["3 is odd."]) where outcome.state.sheet != nil:
        "The sheet counted as seen when it passed on a fact. It counts when it goes away."
      case (["3 is odd."], ["3 is odd."]):
        "The counter closed the sheet when it got a fact. The sheet closes itself."
      default: "One fact is kept, but here: \(outcome.state.kept), and after a tap \(tapped.kept)."
      }
    #expect(
      outcome.state == Counter.State(kept: ["3 is odd."], sheet: FactSheet.State(number: 3))
        && tapped.kept == ["3 is odd."],
      comment
    )
  }

  @Test("A swipe closes the sheet") func swipe() async {
    let outcome = await counter(open(), .sheet(.dismiss))
    #expect(
      outcome.state.sheet == nil,
      """
      The sheet was swiped away, but it is still there. `ifLet` removes it, for \
      `.sheet(.dismiss)`.
      """
    )
  }

  @Test("However the sheet closes, its number is added to `seen` once") func seen() async {
    let swiped = await counter(open(), .sheet(.dismiss))
    let done = await counter(open(), .sheet(.presented(.doneTapped)))
    let kept = await counter(open(fact: "3 is odd."), .sheet(.presented(.keepTapped)))
    let all = (swiped.state.seen, done.state.seen, kept.state.seen)
    let closed = [swiped, done, kept].allSatisfy { $0.state.sheet == nil }
    let comment: Comment =
      switch all {
      case _ where !closed: "Done, keep and a swipe each have to close the sheet: fix those first."
      case ([], [], []):
        """
        The sheet was closed in three ways, but nothing was added to `seen`. Each sends \
        `.sheet(.dismiss)`, and the reducer inside `ifLet` gets it while the sheet is still there.
        """
      case ([], [3], [3]):
        "The number was added after a button, but not after a swipe. No button announces a swipe."
      case ([], _, _):
        """
        A sheet without a fact was swiped away, but its number wasn't added. It doesn't matter \
        whether there is a fact, or who closed the sheet.
        """
      case ([7], [7], [7]):
        "The sheet was for 3, and the count is 7. Add the sheet's number."
      case ([3], [3, 3], _), ([3], _, [3, 3]):
        """
        A button closed the sheet once, but its number is there twice: `.dismiss` follows a \
        button, too.
        """
      default: "Each time, `seen` has to be [3]; here it is \(all.0), \(all.1) and \(all.2)."
      }
    #expect(closed && all == ([3], [3], [3]), comment)
  }

  @Test("`kept` and `seen` grow, and may hold the same thing twice") func again() async {
    let before = Counter.State(
      kept: ["2 is even.", "3 is odd."],
      seen: [2, 3],
      sheet: FactSheet.State(number: 3, fact: "3 is odd.")
    )
    let state = await counter(before, .sheet(.presented(.keepTapped))).state
    let once = await counter(open(fact: "3 is odd."), .sheet(.presented(.keepTapped))).state
    let comment: Comment =
      switch (state.kept.count, state.seen.count) {
      case _ where state.sheet != nil: "Keep has to close the sheet: fix that first."
      case _ where once.kept != ["3 is odd."] || once.seen != [3]:
        "The counter has to keep one fact and see one sheet: fix that first."
      case (1, _):
        "Two facts had been kept, and a third was passed on, but only the third is there now."
      case (_, 1):
        "Two sheets had been seen, and a third was closed, but only its number is there now."
      case (2, _):
        "\"3 is odd.\" was kept again, but isn't there twice: `kept` lists every fact."
      case (_, 2):
        "The sheet for 3 was seen again, but 3 isn't there twice: `seen` lists every sheet."
      default:
        """
        Each list held two, and one more is added at its end; here: \(state.kept) and \
        \(state.seen).
        """
      }
    #expect(
      state.kept == ["2 is even.", "3 is odd.", "3 is odd."] && state.seen == [2, 3, 3],
      comment
    )
  }

  @Test("An open sheet hasn't been seen yet") func notYet() async {  // starter passes
    let state = await counter(
      Counter.State(),
      .factTapped,
      .sheet(.presented(.appeared))
    ).state
    #expect(
      state.seen == [] && state.count == 7,
      state.count == 7
        ? "The sheet is still open. Its number is added when the sheet goes away."
        : "A sheet was opened for the count, 7, and now the count is \(state.count)."
    )
    #expect(state.kept == [], "Keep wasn't tapped, but something was kept.")
  }

  @Test("The sheet is closed once, and nothing is reported")  // starter passes
  func reports() async {
    let swiped = await counter(open(), .sheet(.dismiss))
    let done = await counter(open(), .sheet(.presented(.doneTapped)))
    let kept = await counter(open(fact: "3 is odd."), .sheet(.presented(.keepTapped)))
    let reports = swiped.reports + done.reports + kept.reports
    let ends = swiped.actions.count { $0 == .sheet(.dismiss) }
    let isQuiet = reports.isEmpty
    #expect(
      isQuiet,
      ends > 1
        ? "The sheet was swiped away, and then `.sheet(.dismiss)` was sent again. Once is enough."
        : "The library has found a mistake: \(reports.first ?? "")"
    )
  }
}
