import Testing

@Suite struct CoalesceTests {
  /// Adds one for each action. 1 has two effects, which send 2 and 3.
  private func counter() -> Store<Int, Int> {
    Store(state: 0) { count, action in
      count += 1
      return action == 1 ? [{ send in send(2) }, { send in send(3) }] : []
    }
  }

  /// What reaches the reducer if these are sent: 1 leads to 2 and 3, 2 to 4 and 5, and 3 to 6. A
  /// bar is a `send` that has returned.
  private func reduced(_ actions: [Int]) -> [String] {
    let tree = [1: [2, 3], 2: [4, 5], 3: [6]]
    var reduced: [String] = []
    let store = Store<Int, Int>(state: 0) { _, action in
      reduced.append("\(action)")
      // What is handled again and again would never end.
      guard reduced.count < 20 else { return [] }
      return (tree[action] ?? []).map { next in { send in send(next) } }
    }
    for action in actions {
      store.send(action)
      reduced.append("|")
    }
    return reduced
  }

  @Test("Actions are handled in the order in which they were sent, until none is left")
  func order() throws {
    let reduced = reduced([1, 7])
    try #require(
      reduced == ["1", "2", "3", "4", "5", "6", "|", "7", "|"],
      """
      1 was sent, which leads to 2 and 3; 2 leads to 4 and 5, and 3 to 6. Then 7 was sent. A bar is \
      a `send` that has returned.
      """
    )
  }

  @Test("An action finds the last one's state, and its effects follow it")  // starter passes
  func state() throws {
    var log: [String] = []
    let store = Store<Int, Int>(state: 0) { state, action in
      state = state * 10 + action
      log.append("reduced \(state)")
      guard action < 3 else { return [] }
      let next: (@escaping (Int) -> Void) -> Void = { send in
        log.append("performed for \(action)")
        send(action + 1)
      }
      return [next]
    }
    store.send(1)
    try #require(
      log == ["reduced 1", "performed for 1", "reduced 12", "performed for 2", "reduced 123"],
      "1 leads to 2, and 2 to 3. Each appends its digit to the state."
    )
    try #require(store.state == 123, "1 was sent, which leads to 2, and 2 to 3.")
  }

  @Test("A tap that leads to two more actions notifies once") func once() throws {
    let store = counter()
    var drawn: [Int] = []
    store.observe { drawn.append($0) }
    store.send(1)
    try #require(
      drawn == [0, 3],
      "1 leads to both 2 and 3. Each adds one. The observer drew 0 when it was added."
    )
  }

  @Test("Each tap from outside notifies, even if nothing has changed")  // starter passes
  func each() throws {
    let store = Store<Int, Int>(state: 0) { _, _ in [] }
    var calls = 0
    store.observe { _ in calls += 1 }
    store.send(1)
    store.send(1)
    try #require(calls == 3, "An observer was added, and two actions sent. They change nothing.")
  }

  @Test("All observers see an action's state before what one of them sends is handled")
  func sameHistory() throws {
    let store = counter()
    var drawn: [[Int]] = [[], []]
    store.observe { [unowned store] count in
      drawn[0].append(count)
      if count > 2, count < 16 { store.send(3) }
    }
    store.observe { drawn[1].append($0) }
    store.send(1)
    try #require(drawn[1].prefix(2) == [0, 3], "The first of two observers sends one at 3.")
    let rounds = [0] + Array(3...16)
    try #require(
      drawn + [[store.state]] == [rounds, rounds, [16]],
      "One of two observers sends an action from 3 to 15: what each of them got, and the state."
    )
  }

  @Test("What two observers send is notified once") func together() throws {
    let store = counter()
    var drawn: [Int] = []
    for _ in 1...2 {
      store.observe { [unowned store] count in if count == 3 { store.send(3) } }
    }
    store.observe { drawn.append($0) }
    store.send(1)
    try #require(
      drawn == [0, 3, 5],
      "Two observers send an action when they get 3. A third draws."
    )
  }

  @Test("An action that an effect sends later notifies, too")  // starter passes
  func later() throws {
    var respond: () -> Void = {}
    let store = Store<Int, Int>(state: 0) { count, action in
      count = action
      return action == 1 ? [{ send in respond = { send(7) } }] : []
    }
    var drawn: [Int] = []
    store.observe { drawn.append($0) }
    store.send(1)
    for _ in 1...2 { respond() }
    try #require(drawn == [0, 1, 7, 7], "1 was sent. Its effect sends 7 later, and then again.")
  }

  @Test("An effect that may still respond doesn't keep the store")  // starter passes
  func freed() throws {
    var respond: (Int) -> Void = { _ in }
    var store: Store<Int, Int>? = Store(state: 0) { _, _ in [{ send in respond = send }] }
    store?.send(1)
    weak let weakStore = store
    store = nil
    respond(2)
    let isFreed = weakStore == nil
    try #require(isFreed == true, "Nobody has the store but an effect that may still respond.")
  }

  @Test("A long chain uses no more stack than a short one") func noRecursion() throws {
    var places: [Int] = []
    let store = Store<Int, Int>(state: 0) { _, action in
      var mark = 0
      places.append(withUnsafePointer(to: &mark) { Int(bitPattern: $0) })
      return action < 100 ? [{ send in send(action + 1) }] : []
    }
    store.send(1)
    let growsInto = (places.max() ?? 0) - (places.min() ?? 0) > 1_000 ? "the stack" : "the queue"
    try #require(growsInto == "the queue", "100 actions in a chain: nested calls would need stack.")
  }
}
