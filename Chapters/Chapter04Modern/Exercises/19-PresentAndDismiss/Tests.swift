import Chapter04Modern
import Testing

@MainActor @Suite struct PresentAndDismissTests {
  /// What the sheet alone does after a tap: what it passes on, and "dismiss".
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

  /// The counter after some actions, with a client that responds immediately, a line for each
  /// action that it got. A report of the library is a line, too.
  private func counter(_ state: Counter.State, _ actions: Counter.Action...) async -> [String] {
    let lines = LockIsolated<[String]>([])
    // In the public library, what a plain store returns for an action that opens a sheet finishes
    // only when the sheet closes.
    let store = TestStore(initialState: state) {
      CombineReducers {
        Counter()
        Reduce<Counter.State, Counter.Action> { state, _ in
          let sheet = state.sheet.map { sheet in
            "sheet \(sheet.number)" + (sheet.fact.map { " (\($0))" } ?? "")
          }
          let line = "\(sheet ?? "no sheet"), kept \(state.kept), seen \(state.seen)"
          lines.withValue { $0.append(line) }
          return .none
        }
      }
    } withDependencies: {
      $0[FactClient.self].fetch = { "\($0)!" }
    }
    store.exhaustivity = .off
    await withKnownIssue(isIntermittent: true) {
      for action in actions { await store.send(action) }
    } matching: { _ in
      lines.withValue { $0.append("report") }
      return true
    }
    return lines.value
  }

  /// A counter at 7, with a sheet that was opened at 3.
  private func open(fact: String? = nil) -> Counter.State {
    Counter.State(sheet: FactSheet.State(number: 3, fact: fact))
  }

  @Test("Done closes the sheet, whoever shows it") func done() async throws {
    let steps = await steps(.doneTapped, fact: "3!")
    try #require(steps == ["dismiss"], "In a sheet with the fact \"3!\", Done was tapped.")
  }

  @Test("Keep passes on the fact, if there is one, and then closes the sheet")
  func keep() async throws {
    let kept = await steps(.keepTapped, fact: "3!")
    try #require(kept == ["3!", "dismiss"], "In a sheet with the fact \"3!\", Keep was tapped.")
    let others = [await steps(.keepTapped, fact: ""), await steps(.keepTapped, fact: nil)]
    try #require(
      others == [["", "dismiss"], ["dismiss"]],
      "Keep was tapped in a sheet with an empty fact, and in one with none."
    )
  }

  @Test("The counter opens a sheet for its count, and runs it") func opens() async throws {
    let lines = await counter(Counter.State(count: 5), .factTapped, .sheet(.presented(.appeared)))
    try #require(
      lines == [
        "sheet 5, kept [], seen []", "sheet 5, kept [], seen []", "sheet 5 (5!), kept [], seen []",
      ],
      "The count is 5. The fact button was tapped, and then the sheet was sent `appeared`."
    )
  }

  @Test("The counter keeps what the sheet passes on") func kept() async throws {
    let lines = await counter(open(), .sheet(.presented(.delegate(.kept("3!")))))
    try #require(
      lines == ["sheet 3, kept [\"3!\"], seen []"],
      "The sheet, for 3, passed on the fact \"3!\". No button was tapped."
    )
  }

  @Test("A swipe closes the sheet, and its number is added to `seen`") func swipe() async throws {
    let lines = await counter(open(), .sheet(.dismiss))
    try #require(lines == ["no sheet, kept [], seen [3]"], "The count is 7, and 3 was swiped away.")
  }

  @Test("A button closes the sheet, and its number is added to `seen` once")
  func buttons() async throws {
    let done = await counter(open(), .sheet(.presented(.doneTapped)))
    try #require(
      done == ["sheet 3, kept [], seen []", "no sheet, kept [], seen [3]"],
      "In the sheet for 3, Done was tapped."
    )
    let kept = await counter(open(fact: "3!"), .sheet(.presented(.keepTapped)))
    try #require(
      kept == [
        "sheet 3 (3!), kept [], seen []", "sheet 3 (3!), kept [\"3!\"], seen []",
        "no sheet, kept [\"3!\"], seen [3]",
      ],
      "In the sheet for 3, with the fact \"3!\", Keep was tapped."
    )
  }

  @Test("`kept` and `seen` grow, and may hold the same thing twice") func again() async throws {
    var state = open(fact: "3!")
    (state.kept, state.seen) = (["2!", "3!"], [2, 3])
    let lines = await counter(state, .sheet(.presented(.keepTapped)))
    try #require(
      lines.last == "no sheet, kept [\"2!\", \"3!\", \"3!\"], seen [2, 3, 3]",
      "The lists had the facts and numbers of 2 and 3. Keep was tapped in another sheet for 3."
    )
  }
}
