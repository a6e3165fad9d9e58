import Testing

@Suite struct CoalesceTests {
  // Each action counts up by one, and 1 leads to 2 and 2 to 3 at once. So a tap, which is 1, counts
  // up by three.

  @Test("A tap that leads to two more actions notifies once") func once() {
    var handled = 0
    let store = counter { handled += 1 }
    var drawn: [Int] = []
    store.observe { drawn.append($0) }
    store.send(1)
    let state = store.state
    let comment: Comment =
      switch drawn {
      case [0] where state == 0: "The tap was not handled at all."
      case [0]: "The state is \(state), but no observer was called for it."
      case [0, 1, 2, 3], [0, 1, 2, 3, 3]:
        "The observers were called for each action, with states that nobody needs to see."
      case _ where drawn.starts(with: [0, 0]):
        "The observers were called with the state as it was before the tap."
      case [0, 1] where state == 1 && handled == 3:
        "All three actions were handled, but each started from the state before the tap."
      case [0, 1] where state == 1:
        "Two more actions were sent while the first was handled, but they were not handled."
      case [0, 1]: "The observers were called after the first action, but two more were waiting."
      case [0, 1, 3]: "The observers were called once too early: two actions were still waiting."
      case [0, 1, 1, 1]: "The observers were called with an old state, and once for each action."
      case [0, 3, 3, 3]:
        "Three actions led to three calls. One call is enough for all that follows from a tap."
      case [0, 3, 3]: "The state was right, but the observers were called twice with it."
      case [0, 3, 2, 1]: "`send` calls itself and notifies on the way back: newest state first."
      case _ where state < 3: "The tap leads to two more actions, but the state is only \(state)."
      default: "An observer is called with 0 when it is added, and with 3 when the tap is done."
      }
    #expect(drawn == [0, 3], comment)
  }

  @Test("Each tap from outside notifies once") func each() {
    let store = counter()
    var drawn: [Int] = []
    store.observe { drawn.append($0) }
    store.send(1)
    store.send(3)
    let comment: Comment =
      switch drawn {
      case [0, 1, 2, 3, 4]: "The observers were called after each action."
      case [0]: "The observers were never called again."
      case [0, 3]: "The second tap came when the first was done, but notified nobody."
      case [0, 4]: "The first tap notified nobody until the second came."
      default: "The first tap leads to 3, the second to 4, and each is one call."
      }
    #expect(drawn == [0, 3, 4], comment)
    guard drawn == [0, 3, 4] else { return }
    let idle = Store<Int, Int>(state: 0) { _, _ in [] }
    var calls = 0
    idle.observe { _ in calls += 1 }
    idle.send(1)
    #expect(
      calls == 2,
      """
      An action changed nothing, and the observers were called \(calls - 1) times for it. They are \
      called once, whether or not the state has changed.
      """
    )
  }

  @Test("Observers receive the store's state") func current() {  // starter passes
    let store = counter()
    var differing: (received: Int, state: Int)?
    store.observe { [unowned store] state in
      if state != store.state { differing = (state, store.state) }
    }
    store.send(1)
    if let differing {
      Issue.record(
        """
        An observer received \(differing.received), but the store's state was \(differing.state). \
        Write the state before the observers are called, and call them with it.
        """
      )
    }
  }

  @Test("An action that an observer sends is handled, and notifies") func observerSends() {
    let store = counter()
    var drawn: [Int] = []
    store.observe { [unowned store] state in
      drawn.append(state)
      if state == 3 { store.send(3) }
    }
    store.send(1)
    let (before, state) = (drawn, store.state)
    if drawn.last != 4 { store.send(3) }
    let comment: Comment =
      switch (before, state) {
      case ([0, 3], 3) where store.state == 5:
        "The observer's action waited in the queue until the next tap. Go on until no action waits."
      case ([0, 3], 3):
        "An observer sent an action while it was being notified, but the action got lost."
      case ([0, 3], 4):
        "An observer's action was handled, but nobody was notified of what it changed."
      case ([0, 1, 2, 3, 4], _): "The observers were called after each action."
      default: "The tap leads to 3. The observer answers that with an action, which leads to 4."
      }
    #expect(before == [0, 3, 4], comment)
    guard before == [0, 3, 4] else { return }
    let longer = counter()
    drawn = []
    longer.observe { [unowned longer] state in
      drawn.append(state)
      if 3..<203 ~= state { longer.send(3) }
    }
    longer.send(1)
    let answers = drawn.count - 2
    #expect(
      answers == 200,
      """
      An observer answers 200 notifications with an action, and each action notifies it again. But \
      that ended after \(answers): go on until none waits.
      """
    )

    var reduced: [Int] = []
    let busy = Store<Int, Int>(state: 0) { state, number in
      state += 1
      reduced.append(number)
      return []
    }
    drawn = []
    busy.observe { [unowned busy] state in
      drawn.append(state)
      if state == 1 { for number in 2...4 { busy.send(number) } }
    }
    busy.send(1)
    #expect(
      (reduced, drawn) == ([1, 2, 3, 4], [0, 1, 4]),
      reduced == [1, 2, 3, 4]
        ? "An observer sent three actions. They are one drain, with one call, which brings 4."
        : """
        An observer sent 2, 3 and 4, to be handled in this order, but the reducer got \(reduced).
        """
    )
  }

  @Test("All observers see the same states in the same order") func sameHistory() {
    let store = counter()
    var (first, second): ([Int], [Int]) = ([], [])
    store.observe { [unowned store] state in
      first.append(state)
      if state == 3 { store.send(3) }
    }
    store.observe { second.append($0) }
    store.send(1)
    let comment: Comment =
      switch (first, second) {
      case (_, [0, 4, 3]), (_, [0, 4, 4]):
        """
        The first observer sent an action, and it was handled and notified before the second had \
        seen the 3.
        """
      case ([0], [0]): "The observers were called when they were added, but never again."
      case ([0], _): "The first observer was called when it was added, but never again."
      case (_, [0]): "The second observer was called when it was added, but never again."
      case (_, [0, 4]):
        "The second observer never saw the 3, because the first one had sent an action by then."
      case ([0, 1, 2, 3, 4], _): "The observers were called after each action."
      case ([0, 3], [0, 3]): "The first observer sent an action, but nobody was notified of it."
      default: "Both observers are called with 0 when they are added, then with 3, then with 4."
      }
    #expect(first == [0, 3, 4] && second == [0, 3, 4], comment)
  }

  @Test("The order of the actions is unchanged") func order() {  // starter passes
    var reduced: [Int] = []
    let tree = [1: [2, 3], 2: [4, 5], 3: [6]]
    let store = Store<Void, Int>(state: ()) { _, number in
      reduced.append(number)
      return (tree[number] ?? []).map { next in { send in send(next) } }
    }
    store.send(1)
    #expect(
      reduced == [1, 2, 3, 4, 5, 6],
      reduced.sorted() == [1, 2, 3, 4, 5, 6]
        ? "Actions are handled in the order in which they were sent, but here it was \(reduced)."
        : """
        1 leads to 2 and 3, 2 to 4 and 5, 3 to 6, each handled once, but the reducer got \
        \(reduced).
        """
    )
  }

  @Test("An action that an effect sends later notifies, too") func later() {  // starter passes
    var answer: (() -> Void)?
    let store = Store<Int, Int>(state: 0) { state, number in
      state += number
      return number == 1 ? [{ send in answer = { send(2) } }] : []
    }
    var drawn: [Int] = []
    store.observe { drawn.append($0) }
    store.send(1)
    answer?()
    #expect(
      drawn == [0, 1, 3],
      drawn == [0, 1]
        ? "The effect answered after `send` had returned, but no observer was called for it."
        : drawn == [0, 3]
          ? "The tap's effect hadn't answered yet, so nobody was notified of the tap itself."
          : "The observers are called for the tap, with 1, and for the late answer, with 3."
    )
  }

  @Test("An effect that may still answer doesn't keep the store")  // starter passes
  func freed() {
    var answer: ((Int) -> Void)?
    var store: Store<Int, Int>? = Store(state: 0) { _, number in
      number == 1 ? [{ send in answer = send }] : []
    }
    store?.send(1)
    weak let weakStore = store
    store = nil
    #expect(
      weakStore == nil,
      """
      Nobody uses the store any more, but an effect that hasn't answered keeps it: the closure \
      passed to the effect captures the store strongly.
      """
    )
    answer?(2)  // It comes too late, and does nothing.
  }

  private func counter(_ handle: @escaping () -> Void = {}) -> Store<Int, Int> {
    Store(state: 0) { count, number in
      handle()
      count += 1
      if count > 1_000 {
        fatalError(
          """
          One tap led to more than 1,000 actions. Either \(number) is never taken out of the queue, or \
          an observer that is called with an old state sends it again and again.
          """
        )
      }
      return number < 3 ? [{ send in send(number + 1) }] : []
    }
  }
}
