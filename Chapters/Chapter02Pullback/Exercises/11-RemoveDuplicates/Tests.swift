import Testing

@Suite struct RemoveDuplicatesTests {
  // An action sets the number, so a script of actions is what the parent reports.

  private typealias Number = Store<Int, Int>

  private func number() -> Number { Store(value: 0) { $0 = $1 } }

  /// What an observer of a distinct store saw when these were sent to its parent and to itself, in
  /// turn, and then its value; or what `isDuplicate` was called with. Its parent has another one.
  private func seen(
    _ values: Int...,
    by isDuplicate: @escaping (Int, Int) -> Bool = (==)
  ) -> (values: [Int], last: Int, calls: [[Int]]) {
    let app = number()
    var (seen, calls): ([Int], [[Int]]) = ([], [])
    let distinct = app.removeDuplicates { old, new in
      calls.append([old, new])
      return isDuplicate(old, new)
    }
    let other = app.removeDuplicates(by: ==)
    let token = distinct.observe { seen.append($0) }
    for (index, value) in values.enumerated() { [app, distinct][index % 2].send(value) }
    withExtendedLifetime((other, token)) {}
    return (seen, distinct.value, calls)
  }

  @Test("The store passes every action on, duplicate or not")  // starter passes
  func sends() throws {
    var sent: [Int] = []
    let app = Number(value: 0) { value, next in
      sent.append(next)
      value = next
    }
    let distinct = app.removeDuplicates(by: ==)
    for next in [0, 1, 1] { distinct.send(next) }
    try #require(sent == [0, 1, 1], "0, 1 and 1 were sent to the store. What its parent got.")
  }

  @Test("Observers are notified of each value that isn't a duplicate") func notified() throws {
    let seen = seen(0, 1, 1, 1, 2, 1).values
    try #require(seen == [1, 2, 1], "Sent to parent and store in turn, from 0: 0, 1, 1, 1, 2, 1.")
  }

  @Test("`isDuplicate` is called once per action, with the store's value and the new one")
  func calls() throws {
    let calls = seen(1, 1, 2).calls
    try #require(
      calls == [[0, 1], [1, 1], [1, 2]],
      "From 0 on, parent, store and parent were sent 1, 1 and 2. The calls of `isDuplicate`."
    )
  }

  @Test("A duplicate doesn't become the value, even if it differs") func notTakenOver() throws {
    let one = seen(1) { abs($0 - $1) <= 1 }
    try #require(
      one.values + [one.last] == [0],
      "A distance of 1 makes a duplicate. The value was 0, and the parent was sent 1."
    )
    let two = seen(1, 2) { abs($0 - $1) <= 1 }
    try #require(
      two.values + [two.last] == [2, 2],
      "A distance of 1 makes a duplicate. The parent was sent 1, and the store 2."
    )
  }

  @Test("The store keeps its parent, and the parent doesn't keep the store")  // starter passes
  func lifetime() throws {
    var app: Number? = number()
    var distinct = app?.removeDuplicates(by: ==)
    weak let weakApp = app
    app = nil
    let parent = weakApp == nil ? "freed" : "kept"
    try #require(parent == "kept", "Only the distinct store was kept. What became of its parent.")
    app = weakApp
    weak let weakDistinct = distinct
    withExtendedLifetime(distinct) {}
    distinct = nil
    let store = weakDistinct == nil ? "freed" : "kept"
    try #require(store == "freed", "Only the parent was kept. What became of the distinct store.")
    withExtendedLifetime(app) {}
  }

  @Test("The store may be released while others are being notified")  // starter passes
  func releasedMeanwhile() throws {
    let app = number()
    var distinct: Number?
    let closer = app.observe { _ in distinct = nil }
    distinct = app.removeDuplicates(by: ==)
    var seen: [Int] = []
    let token = distinct?.observe { seen.append($0) }
    app.send(1)
    try #require(seen == [], "The parent's first observer set the store's variable to nil.")
    withExtendedLifetime((closer, distinct, token)) {}
  }
}
