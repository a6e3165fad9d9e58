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

  @Test("On, only what is let through reaches the reducer") func on() {  // starter passes
    let kiosk = filterActions(list, where: isAllowed)
    #expect(
      after(.add(2), .deleteLast, .add(3), with: kiosk) == [2, 3],
      "In the kiosk numbers can be added, each once, and not deleted."
    )
  }

  @Test("Off, the reducer runs") func off() {
    let home = filterActions(list, isEnabled: false, where: isAllowed)
    #expect(
      after(.add(2), with: home) == [2],
      "Off means no filter, not no reducer: with the wrapper off, nothing but the wrapper is off."
    )
  }

  @Test("Off, also what the filter would have stopped gets through") func offLetsThrough() {
    let home = filterActions(list, isEnabled: false, where: isAllowed)
    #expect(
      after(.add(2), .add(3), .deleteLast, with: home) == [2],
      "Off, no action is asked about: everything gets through, once."
    )
  }

  @Test("Off, the filter isn't asked, and the reducer runs once an action") func runsOnce() {
    var asked = 0
    var runs = 0
    let counting: Reducer<Int, Int> = { _, _ in runs += 1 }
    let reducer = filterActions(counting, isEnabled: false) { _ in
      asked += 1
      return true
    }
    var state = 0
    for action in 1...3 { reducer(&state, action) }
    #expect(runs == 3, "Three actions are three runs of the reducer: no more, no fewer.")
    #expect(asked == 0, "A filter that is off has no question to ask.")
  }

  @Test("A filter that is off does nothing to one that is on") func nested() {
    let home = filterActions(list, isEnabled: false) { _ in false }
    let kiosk = filterActions(home, where: isAllowed)
    #expect(
      after(.add(2), .deleteLast, with: kiosk) == [2],
      "The outer filter is on and stops the deletion. The inner one is off, so 2 is added."
    )
  }
}
