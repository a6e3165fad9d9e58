import Testing

@Suite struct SendOrderTests {
  /// What follows at once from an action.
  private let tree = [1: [2, 3], 2: [4, 5], 3: [6]]

  /// What reaches the reducer if these are sent. A bar is a `send` that has returned.
  private func reduced(_ actions: [Int]) -> [String] {
    var reduced: [String] = []
    let store = Store<Int, Int>(state: 0) { [tree] _, action in
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

  @Test("The prediction is what a recursive send does") func predicted() throws {
    try #require(
      prediction == [1, 2, 4, 5, 3, 6],
      "The effects of 1 send 2 and 3, those of 2 send 4 and 5, and that of 3 sends 6."
    )
  }

  @Test("Actions are handled in the order in which they were sent, until none is left")
  func order() throws {
    let reduced = reduced([1, 7])
    try #require(
      reduced == ["1", "2", "3", "4", "5", "6", "|", "7", "|"],
      "1 was sent, which leads to all up to 6, and then 7. A bar is a `send` that has returned."
    )
  }

  @Test("An action that an effect sends later is handled immediately")  // starter passes
  func later() throws {
    var respond: (Int) -> Void = { _ in }
    var reduced: [Int] = []
    let store = Store<Int, Int>(state: 0) { _, action in
      reduced.append(action)
      return action == 1 ? [{ send in respond = send }, { send in [2, 2].forEach(send) }] : []
    }
    store.send(1)
    respond(3)
    try #require(reduced == [1, 2, 2, 3], "1 was sent. One effect sends 2 twice, another 3 later.")
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
