import ReducerTesting
import Testing

@Suite struct CombineReducersTests {
  /// Three reducers that add the action to the state and record what they saw of it.
  private func run(_ actions: Int...) -> (runs: [Int], order: [String], seen: [Int], state: Int) {
    var (runs, order, seen, state) = ([0, 0, 0], [String](), [Int](), 100)
    func reducer(_ index: Int) -> Reducer<Int, Int> {
      { state, action in
        runs[index] += 1
        order.append(["first", "second", "third"][index])
        seen.append(state)
        state += action
      }
    }
    let combined = combine(reducer(0), reducer(1), reducer(2))
    for action in actions { combined(&state, action) }
    return (runs, order, seen, state)
  }

  @Test("Each reducer runs once for each action") func everyAction() throws {
    try #require(run(0, 1, 1).runs == [3, 3, 3], "Three reducers add the action: 0, 1, 1.")
  }

  @Test("The reducers run in the order in which they are listed") func order() throws {
    try #require(run(1).order == ["first", "second", "third"], "There was one action.")
  }

  @Test("Each reducer sees what the ones before it wrote") func oneState() throws {
    let seen = run(1).seen
    try #require(seen == [100, 101, 102], "The state was 100, and each of three reducers adds 1.")
  }

  @Test("The caller's state has what the reducers wrote") func writtenBack() throws {
    try #require(run(1).state == 103, "The state was 100, and each of three reducers adds 1.")
  }

  @Test("A combined reducer works on the state that it is given") func noMemory() throws {
    let combined = combine(append, append)
    var words = ["a", "b"]
    combined(&words[0], .c)
    combined(&words[1], .c)
    combined(&words[0], .c)
    try #require(
      words == ["acccc", "bcc"],
      "Two reducers append \"c\": to \"a\", then to \"b\", then to the first word again."
    )
  }

  @Test("`combine()` does nothing, and `combine(a)` does what `a` does") func none() throws {
    var word = "a"
    combine()(&word, Letter.b)
    try #require(word == "a", "There was no reducer.")
    combine(append)(&word, .b)
    try #require(word == "ab", "There was one reducer, which appends \"b\" to \"a\".")
  }

  /// A door after each of these actions: it was pushed twice, pulled shut twice, and pushed again.
  private func doors() -> [Door] {
    let reducer = doorReducer
    var door = Door()
    return [DoorAction.pushed, .pushed, .pulledShut, .pulledShut, .pushed].map { action in
      reducer(&door, action)
      return door
    }
  }

  @Test("The door is open after a push, and shut after a pull") func hinge() throws {
    try #require(
      doors().map(\.isOpen) == [true, true, false, false, true],
      "A shut door was pushed twice, pulled shut twice, and pushed again: `isOpen` after each."
    )
  }

  @Test("After each action, `wasOpen` is what the door was before it") func wasOpen() throws {
    try #require(
      doors().map(\.wasOpen) == [false, true, true, false, false],
      "A shut door was pushed twice, pulled shut twice, and pushed again: `wasOpen` after each."
    )
  }

  @Test("A push counts if it opens the door, and not if the door was open") func openings() throws {
    try #require(
      doors().map(\.openings) == [1, 1, 1, 1, 2],
      "A shut door was pushed twice, pulled shut twice, and pushed again: `openings` after each."
    )
  }

  // Three reducers of a word. Any two of them give another word in the other order.

  private enum Letter: String, CaseIterable {
    case a, b, c
  }

  private func append(_ word: inout String, _ letter: Letter) { word += letter.rawValue }
  private func reverse(_ word: inout String, _ letter: Letter) { word = String(word.reversed()) }
  private func prefix(_ word: inout String, _ letter: Letter) { word = "-" + word }
  private func nothing(_ word: inout String, _ letter: Letter) {}

  @Test("`combine` is associative, and a reducer that does nothing is its identity") func laws() {
    let report = checkComposition(
      of: (append, reverse, prefix),
      combine: { first, second in combine(first, second) },
      identity: nothing,
      subject: { Subject(from: "", reducer: $0) },
      actions: [.a, .b, .c]
    )
    if report.failure != nil { Issue.record("\(report)") }
  }
}
