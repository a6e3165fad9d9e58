import Testing

@Suite struct StackTests {
  /// A stack with these screens, and the ids that the pushes returned.
  private func stack(_ screens: Int...) -> (stack: Stack<Int>, ids: [Int]) {
    var stack = Stack<Int>()
    let ids = screens.map { stack.push($0) }
    return (stack, ids)
  }

  /// What the subscript finds.
  private func find(_ id: Int, in stack: Stack<Int>) -> String {
    stack[id: id].map { "\($0)" } ?? "none"
  }

  @Test("A push puts a screen on top, and returns its id") func push() throws {
    let (stack, returned) = stack(7, 8, 9)
    try #require(
      [returned, stack.ids, stack.screens] == [[0, 1, 2], [0, 1, 2], [7, 8, 9]],
      "7, 8 and 9 were pushed: the ids returned, `ids` and `screens`."
    )
  }

  @Test("Each new stack begins at 0")  // starter passes
  func another() throws {
    _ = stack(7, 8)
    try #require(stack(9).ids == [0], "7 and 8 were pushed on one stack, and 9 on another.")
  }

  @Test("The subscript finds a screen by its id") func find() throws {
    let (stack, _) = stack(7, 8, 9)
    let found = (0...2).map { find($0, in: stack) }
    try #require(found == ["7", "8", "9"], "The subscript was called with 0, 1 and 2.")
  }

  @Test("A pop also removes everything above") func pop() throws {
    var (stack, _) = stack(7, 8, 9, 10)
    let returned = stack.pop(from: 1)
    try #require(
      [returned, stack.ids, stack.screens] == [[1, 2, 3], [0], [7]],
      "Of 0, 1, 2 and 3, 1 was popped: the ids returned, `ids` and `screens`."
    )
  }

  @Test("An id is given once") func onlyOnce() throws {
    var (stack, ids) = stack(7, 8, 9)
    _ = stack.pop(from: 1)
    ids += [stack.push(10), stack.push(11)]
    try #require(ids == [0, 1, 2, 3, 4], "Five pushes; after the third, 1 was popped, and so 2.")
    _ = stack.pop(from: 0)
    ids += [stack.push(12)]
    try #require(
      [ids, stack.ids] == [[0, 1, 2, 3, 4, 5], [5]],
      "Then all were popped, and another was pushed: the ids returned, and `ids`."
    )
  }

  @Test("An id that isn't there pops nothing") func popUnknown() throws {
    var (stack, _) = stack(7, 8)
    let returned = stack.pop(from: 5)
    try #require(
      [returned, stack.ids, stack.screens] == [[], [0, 1], [7, 8]],
      "Of 0 and 1, 5 was popped: the ids returned, `ids` and `screens`."
    )
  }

  @Test("A screen that is there can be replaced") func replace() throws {
    var (stack, _) = stack(7, 8, 9)
    stack[id: 1] = 80
    try #require([stack.ids, stack.screens] == [[0, 1, 2], [7, 80, 9]], "1 was set to 80.")
  }

  @Test("After a pop, an id still means its own screen, and no other") func noIndex() throws {
    var (stack, _) = stack(7, 8)
    _ = stack.pop(from: 1)
    _ = (stack.push(9), stack.push(10))
    let found = [1, 2].map { find($0, in: stack) }
    try #require(found == ["none", "9"], "The ids were 0, 2 and 3. 1 and 2 were looked up.")
    for id in [1, 2] { stack[id: id] = 80 + id }
    try #require(stack.screens == [7, 82, 10], "Of 0, 2 and 3, 1 was set to 81, and 2 to 82.")
    let returned = stack.pop(from: 1)
    try #require([returned, stack.ids] == [[], [0, 2, 3]], "1 was popped, and wasn't there.")
    try #require(stack.pop(from: 2) == [2, 3], "The ids were 0, 2 and 3. 2 was popped.")
  }

  @Test("Setting nil, or an id that isn't there, changes nothing")  // starter passes
  func setUnknown() throws {
    var (stack, _) = stack(7, 8, 9)
    let before = [stack.ids, stack.screens]
    stack[id: 1] = nil
    try #require([stack.ids, stack.screens] == before, "1 was set to nil: `ids` and `screens`.")
    stack[id: 3] = 10
    let after = [stack.ids, stack.screens]
    try #require(after == before, "3 was set to 10: `ids` and `screens`.")
  }
}
