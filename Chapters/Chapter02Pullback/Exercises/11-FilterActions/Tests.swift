import ReducerTesting
import Testing

@Suite struct FilterActionsTests {
  private enum ListAction {
    case add(Int)
    case deleteLast
  }

  private func list(_ numbers: inout [Int], _ action: ListAction) {
    switch action {
    case .add(let number): numbers.append(number)
    case .deleteLast: _ = numbers.popLast()
    }
  }

  private func isAllowed(_ action: ListAction) -> Bool {
    if case .deleteLast = action { false } else { true }
  }

  private func after(
    _ actions: ListAction...,
    with reducer: Reducer<[Int], ListAction>
  ) -> [Int] {
    var numbers: [Int] = []
    for action in actions { reducer(&numbers, action) }
    return numbers
  }

  /// Which of the actions 1, 2 and 3 reach the reducer, past a filter that lets odd ones through.
  private func reached(isEnabled: Bool, _ actions: [Int] = [1, 2, 3]) -> [Int] {
    var reached: [Int] = []
    let recording: Reducer<Int, Int> = { _, action in reached.append(action) }
    let reducer = filterActions(recording, isEnabled: isEnabled) { $0 % 2 == 1 }
    var state = 0
    for action in actions { reducer(&state, action) }
    return reached
  }

  @Test("When the filter is on, the reducer runs only for what is let through")  // starter passes
  func on() {
    let reached = reached(isEnabled: true)
    let why =
      switch reached {
      case [1, 2, 3]
      where after(.add(2), .deleteLast, with: filterActions(list, where: isAllowed)) == [2]:
        "The reducer ran for 2 as well, but its work was thrown away. For 2 it must not run at all."
      case [1, 2, 3] where self.reached(isEnabled: true, [2, 3]).isEmpty:
        "The answer for the first action was kept for all. Call `isIncluded` for each action."
      case [1, 2, 3]: "The filter lets everything through. When it is on, it must still filter."
      case [1] where self.reached(isEnabled: true, [1, 3]) == [1]:
        "Only the first action ran. Every action that is let through runs."
      case [1]: "After 2 was stopped, 3 was stopped as well. Each action is judged by itself."
      case [2]:
        "Exactly the wrong actions got through: `isIncluded` says which ones to let through."
      case []: "When the filter is on, nothing gets through."
      case _ where reached.count > 3 || reached == [1, 1, 3, 3]: "The reducer ran more than once."
      default: "The filter lets 1 and 3 through, and stops 2."
      }
    #expect(reached == [1, 3], "\(why)")
  }

  @Test("When the filter is on, what is let through takes effect")  // starter passes
  func onEffect() {
    let kiosk = filterActions(list, where: isAllowed)
    let numbers = after(.add(2), .deleteLast, .add(3), with: kiosk)
    let why =
      switch numbers {
      case [3]: " Without `isEnabled:`, the filter is on."
      case [] where reached(isEnabled: true) == [1, 3]:
        " The reducer must work on the state itself."
      default: ""
      }
    #expect(numbers == [2, 3], "In the kiosk, numbers can be added but not deleted.\(why)")
  }

  @Test("When the filter is off, the reducer runs once for every action") func off() {
    let reached = reached(isEnabled: false)
    let why =
      switch reached {
      case []:
        """
        The reducer never ran. Off means no filter, not no reducer: only the wrapper is switched \
        off.
        """
      case [1, 3]: "The filter still stopped 2. Off means that the filter isn't there."
      case [2]: "Only what the filter would stop got through. Off means no filter, not no reducer."
      case _ where reached.count > 3: "The reducer ran more than once for an action."
      default: "Three actions are three runs."
      }
    #expect(reached == [1, 2, 3], "\(why)")
  }

  @Test("When the filter is off, every action takes effect") func offEffect() {
    let home = filterActions(list, isEnabled: false, where: isAllowed)
    let numbers = after(.add(2), .add(3), .deleteLast, with: home)
    let why =
      numbers.isEmpty && reached(isEnabled: false) == [1, 2, 3]
      ? "The reducer's work was lost: it must run on the state itself, not on a copy."
      : "Two numbers were added, and the last was deleted."
    #expect(numbers == [2], "\(why)")
  }

  @Test("A filter that is off does nothing to one that is on") func nested() {
    let home = filterActions(list, isEnabled: false) { _ in false }
    let kiosk = filterActions(home, where: isAllowed)
    #expect(
      after(.add(2), .deleteLast, with: kiosk) == [2],
      "The outer filter is on and stops the deletion. The inner one is off, so 2 is added."
    )
  }

  @Test(
    "For any script, only what is let through takes effect, and with the filter off, everything"
  )
  func anyScript() {
    for isEnabled in [true, false] {
      let report = compare(
        subject: Subject<[Int], ListAction, Never> {
          let reducer = filterActions(list, isEnabled: isEnabled, where: isAllowed)
          var numbers: [Int] = []
          return .init(
            state: { numbers },
            send: { action in
              reducer(&numbers, action)
              return []
            }
          )
        },
        reference: Subject(from: []) { numbers, action in
          if !isEnabled || isAllowed(action) { list(&numbers, action) }
        },
        law: isEnabled
          ? "with the filter on, a number can be added at any time, once, and none deleted"
          : "with the filter off, every action does what the reducer alone does",
        actions: .weighted(
          (2, .action { _, draw in .add(draw.int(in: 0...9)) }),
          (1, .action(.deleteLast))
        )
      )
      if report.failure != nil { Issue.record("\(report)") }
    }
  }
}
