import ReducerTesting
import Testing

// A weather station: one reducer writes down what the thermometer says, another keeps the highest
// temperature so far, for which it reads what the first one wrote.

private struct Station: Equatable {
  var degrees = 0
  var highest = 0
}

private func read(_ station: inout Station, _ degrees: Int) {
  station.degrees = degrees
}

private func keepHighest(_ station: inout Station, _ degrees: Int) {
  station.highest = max(station.highest, station.degrees)
}

// Three reducers of a word. Whatever two of them do, they do something else in the other order.

private enum Letter: String, CaseIterable {
  case a, b, c
}

private func append(_ word: inout String, _ letter: Letter) { word += letter.rawValue }
private func reverse(_ word: inout String, _ letter: Letter) { word = String(word.reversed()) }
private func prefix(_ word: inout String, _ letter: Letter) { word = "-" + word }
private func nothing(_ word: inout String, _ letter: Letter) {}

@Suite struct CombineReducersTests {
  @Test("The second reducer sees what the first wrote") func oneState() {
    var station = Station()
    combine(read, keepHighest)(&station, 20)
    #expect(
      station == Station(degrees: 20, highest: 20),
      """
      `keepHighest` comes second and reads what `read` wrote. Both must work on one state, the \
      caller's: a reducer that is given a copy from before sees nothing of the others' work.
      """
    )
  }

  @Test("The reducers run in the order in which they are listed") func order() {
    var order: [String] = []
    let reducer = combine(
      { (_: inout Int, _: Int) in order.append("first") },
      { _, _ in order.append("second") },
      { _, _ in order.append("third") }
    )
    var state = 0
    reducer(&state, 1)
    #expect(
      order == ["first", "second", "third"],
      "Each runs once for each action, from left to right: these are lines of code in a row."
    )
  }

  @Test("Each reducer gets every action") func everyAction() {
    var runs = [0, 0, 0]
    let reducer = combine(
      { (_: inout Int, _: Int) in runs[0] += 1 },
      { _, _ in runs[1] += 1 },
      { _, _ in runs[2] += 1 }
    )
    var state = 0
    for action in [1, 2] { reducer(&state, action) }
    #expect(
      runs == [2, 2, 2],
      "Two actions, three reducers: an action isn't used up by the first that gets it."
    )
  }

  @Test("Of no reducers it makes one that does nothing") func none() {  // starter passes
    var station = Station(degrees: 5, highest: 7)
    combine()(&station, 20)
    #expect(station == Station(degrees: 5, highest: 7), "There was no reducer to change anything.")
  }

  @Test("It does what the same calls do by hand") func likeByHand() {
    let report = compare(
      subject: combine(append, reverse, prefix),
      reference: { word, letter in
        append(&word, letter)
        reverse(&word, letter)
        prefix(&word, letter)
      },
      from: "",
      law: "combine(append, reverse, prefix) appends, then reverses, then prefixes",
      actions: letters
    )
    if report.failure != nil { Issue.record("\(report)") }
  }

  @Test("It is associative, and doing nothing is its identity") func laws() {
    let report = checkComposition(
      of: (append, reverse, prefix),
      combine: { first, second in combine(first, second) },
      identity: nothing,
      subject: { Subject(from: "", reducer: $0) },
      actions: letters
    )
    if report.failure != nil { Issue.record("\(report)") }
  }

  private var letters: Generator<String, Letter> {
    .action { _, draw in draw.element(of: Letter.allCases) }
  }
}
