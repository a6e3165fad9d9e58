import Testing

// Each action is a digit, which the reducer appends to the value: 32 means that 3 was handled, and
// then 2.

@Suite struct ObserverSendsTests {
  private func store() -> Store<Int, Int> {
    Store(value: 0) { digits, digit in digits = digits * 10 + digit }
  }

  @Test("A second send from outside is handled like the first")  // starter passes
  func secondSend() throws {
    let store = store()
    var seen: [Int] = []
    store.observe { seen.append($0) }
    store.send(1)
    store.send(2)
    try #require(seen == [1, 12], "1 was sent, and then 2. An observer notes each value.")
  }

  @Test("An action that an observer sends is handled before `send` returns")  // starter passes
  func handled() throws {
    let store = store()
    var seen: [String] = []
    store.observe { [unowned store] digits in
      seen.append("\(digits)")
      if digits == 1 { store.send(0) }
    }
    for digit in [1, 5] {
      store.send(digit)
      seen.append("|")
    }
    try #require(
      seen == ["1", "10", "|", "105", "|"],
      "1 was sent, which the observer answers with 0, then 5. Each bar is a `send` that returned."
    )
  }

  @Test("All observers see the same history") func sameHistory() throws {
    let store = store()
    var second: [Int] = []
    store.observe { [unowned store] in ($0 == 1 ? [0, 0] : []).forEach(store.send) }
    store.observe { second.append($0) }
    store.send(1)
    try #require(second == [1, 10, 100], "The first observer answers 1 with 0, and 0 again.")
  }

  @Test("Actions are handled in the order in which they were sent") func order() throws {
    let store = store()
    store.observe { [unowned store] digits in
      [1: [2, 3], 2: [4]][digits % 10, default: []].forEach(store.send)
    }
    store.send(1)
    try #require(store.value == 1234, "1 was sent. It is answered with 2 and 3, and 2 with 4.")
  }

  @Test("An observer reads the value it was given, even after it has sent an action")
  func givenEqualsRead() throws {
    let store = store()
    var seen: [[Int]] = []
    store.observe { [unowned store] digits in
      if digits % 10 > 0 { store.send(digits % 10 - 1) }
      seen.append([digits, store.value])
    }
    store.send(2)
    try #require(
      seen == [[2, 2], [21, 21], [210, 210]],
      """
      2 was sent. An observer answers 2 with 1, and 1 with 0. Each time, it then notes what it was \
      given, and what it reads in `value`.
      """
    )
  }

  @Test("The reducer works on a copy, and an action that it sends waits") func copies() throws {
    var itself: Store<Int, Int>?
    var seen: [Int] = []
    let store = Store<Int, Int>(value: 0) { count, step in
      count += step
      seen.append(itself?.value ?? -1)
      if step == 1 { itself?.send(2) }
    }
    itself = store
    store.send(1)
    itself = nil
    try #require(
      seen == [0, 1],
      "1 was sent. The reducer adds each action, reads `value`, and answers 1 with 2."
    )
  }

  @Test("A long chain of sends uses no more stack than a short one") func chain() throws {
    let store = Store<Int, Int>(value: 0) { count, step in count += step }
    var places: [Int] = []
    store.observe { [unowned store] count in
      var mark = 0
      places.append(withUnsafePointer(to: &mark) { Int(bitPattern: $0) })
      if count <= 100 { store.send(1) }
    }
    store.send(1)
    let growsInto = (places.max() ?? 0) - (places.min() ?? 0) > 1_000 ? "the stack" : "the queue"
    try #require(
      growsInto == "the queue",
      "An observer sends 100 actions, each answering another. Nested calls would fill the stack."
    )
  }
}
