import ReducerTesting
import Testing

@Suite struct CombineReducersTests {
  // A weather station: one reducer stores what the thermometer says, the next keeps the highest
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

  @Test("Each reducer runs once for each action") func everyAction() {
    var runs = [0, 0, 0]
    let reducer = combine(
      { (state: inout Int, step: Int) in
        runs[0] += 1
        state += step
      },
      { state, step in
        runs[1] += 1
        state += step
      },
      { state, step in
        runs[2] += 1
        state += step
      }
    )
    var state = 0
    for action in [1, 2] { reducer(&state, action) }

    let why =
      switch runs {
      case [0, 0, 0]: "None of the three reducers ran."
      case [2, 2, 0]: "The third never ran. `combine` runs all reducers, however many there are."
      case [2, 0, 0], [1, 0, 0], [1, 1, 1], [2, 1, 1]:
        """
        Not every reducer got both actions. An action isn't used up by the first reducer that \
        handles it, and no reducer is finished after one action.
        """
      case [0, 0, 2]: "Only the last of the three ran."
      case [0, 2, 2]: "The first of the three was left out."
      case _ where runs.contains { $0 > 2 }: "A reducer ran more than once for one action."
      default: "Two actions and three reducers: each must run twice."
      }
    #expect(runs == [2, 2, 2], "\(why)")
    guard runs == [2, 2, 2] else { return }
    var ran = 0
    let one: Reducer<Int, Int> = { _, _ in ran += 1 }
    combine(one, one, one, one, one, one, one, one, one, one, one, one)(&state, 1)
    #expect(ran == 12, "Of twelve reducers, \(ran) ran. All run, however many there are.")
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
    let why =
      order == ["third", "second", "first"]
      ? "The reducers ran from right to left."
      : "Each reducer must run once, in the order of the list."
    #expect(
      order == ["first", "second", "third"],
      "\(why) `combine(a, b)` reads like two lines of code, first `a`, then `b`."
    )
  }

  @Test("The second reducer sees what the first wrote") func oneState() {
    var seen: Int?
    var (isRead, isSecond) = (false, false)
    let reducer = combine(
      { station, degrees in
        isRead = true
        read(&station, degrees)
      },
      { station, _ in
        isSecond = isRead
        seen = station.degrees
      }
    )
    var station = Station()
    reducer(&station, 20)
    let why =
      switch seen {
      case nil: "The second reducer never ran."
      case _ where !isSecond: "When the second reducer ran, the first hadn't run."
      default:
        """
        The first reducer wrote 20 degrees, but the second was given the state from before. Pass \
        the same state from reducer to reducer, not a copy.
        """
      }
    #expect(seen == 20, "\(why)")
  }

  @Test("The caller's state has what the reducers wrote") func writtenBack() {
    var station = Station()
    var ran: [String] = []
    func named(
      _ name: String,
      _ reducer: @escaping Reducer<Station, Int>
    ) -> Reducer<Station, Int> {
      { station, degrees in
        ran.append(name)
        reducer(&station, degrees)
      }
    }
    combine(
      named("read", read),
      named("highest", keepHighest),
      named("last", { _, _ in })
    )(&station, 20)
    var alone = Station()
    combine(read)(&alone, 20)
    let why =
      switch station {
      case _ where ran != ["read", "highest", "last"]:
        "Three reducers run, in this order: read, highest, last. Here it was \(ran)."
      case Station() where alone.degrees == 20:
        """
        None of the changes arrived. Each reducer was given the state from before, and the last \
        one's result replaced all the others: pass on `&state` itself.
        """
      case Station():
        """
        None of the changes arrived. The reducers worked on a copy, but nobody wrote it back: pass \
        on `&state` itself.
        """
      case Station(degrees: 20, highest: 0), Station(degrees: 0, highest: 20):
        "Only one reducer's work arrived: the other's was overwritten or never seen."
      default: "20 degrees were read, and no temperature so far was higher."
      }
    #expect(station == Station(degrees: 20, highest: 20), "\(why)")
  }

  @Test("Combining no reducers gives one that does nothing") func none() {  // starter passes
    var station = Station(degrees: 5, highest: 7)
    combine()(&station, 20)
    #expect(station == Station(degrees: 5, highest: 7), "There was no reducer to change anything.")
  }

  @Test("One reducer combined is that reducer") func one() {
    var runs = 0
    var station = Station()
    combine({ (_: inout Station, _: Int) in runs += 1 })(&station, 20)
    #expect(
      runs == 1,
      "The only reducer ran \(runs) times. A single reducer is no special case."
    )
    guard runs == 1 else { return }
    let same = combine(keepHighest)
    var (first, second) = (Station(degrees: 30), Station(degrees: 10))
    same(&first, 0)
    same(&second, 0)
    #expect(
      second == Station(degrees: 10, highest: 10),
      "A second station was given to the same reducer. Keep no state from one call to the next."
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

  @Test("`combine` does what the same calls do by hand") func likeByHand() {
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

  @Test("`combine` is associative, and a reducer that does nothing is its identity") func laws() {
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
