import ReducerTesting
import Testing

// A hall with two doors. Whoever goes in or out opens a door or shuts it.

private struct Hall: Equatable {
  var front = Door()
  var back = Door()
  var temperature = 20
}

private struct Door: Equatable {
  var isOpen = false
  var openings = 0
}

private enum DoorAction: CaseIterable {
  case open
  case shut
}

private func doorReducer(_ door: inout Door, _ action: DoorAction) {
  switch action {
  case .open:
    if !door.isOpen { door.openings += 1 }
    door.isOpen = true
  case .shut:
    door.isOpen = false
  }
}

@Suite struct PullbackStateTests {
  @Test("The part changes in the whole") func changesThePart() {
    var hall = Hall()
    pullback(doorReducer, value: \Hall.front)(&hall, .open)
    #expect(
      hall.front == Door(isOpen: true, openings: 1),
      """
      The front door of the hall must be open. If the reducer opened a copy, that copy was not \
      written back when the reducer was done.
      """
    )
  }

  @Test("The rest stays as it was") func siblings() {  // starter passes
    var hall = Hall(back: Door(isOpen: true, openings: 3), temperature: 15)
    pullback(doorReducer, value: \Hall.front)(&hall, .open)
    #expect(
      hall.back == Door(isOpen: true, openings: 3),
      "Somebody opened the front door, and the path leads there. The back door is another part."
    )
    #expect(hall.temperature == 15, "The reducer of a door knows of no temperature.")
  }

  @Test("The part's reducer runs once for each action") func runs() {
    var runs = 0
    let counting: Reducer<Door, DoorAction> = { _, _ in runs += 1 }
    var hall = Hall()
    pullback(counting, value: \Hall.front)(&hall, .open)
    #expect(runs == 1, "One action, one run: it isn't tried out first, and it isn't skipped.")
  }

  @Test("What others write into the part is seen") func noCopyKept() {
    var seen: [Int] = []
    let counting: Reducer<Door, DoorAction> = { door, _ in
      seen.append(door.openings)
      door.openings += 1
    }
    let reducer = pullback(counting, value: \Hall.front)
    var hall = Hall()
    reducer(&hall, .open)
    hall.front = Door(openings: 100)  // The caretaker puts in another door.
    reducer(&hall, .open)
    #expect(
      seen == [0, 100],
      "The reducer starts from the part as it is now: nothing is kept between two actions."
    )
  }

  @Test("It is the part's reducer on the part, and nothing on the rest") func law() {
    let report = check(
      Subject(
        from: Hall(back: Door(isOpen: true, openings: 3)),
        reducer: pullback(doorReducer, value: \Hall.front)
      ),
      laws: Law.pullback(of: doorReducer, state: \Hall.front, action: { $0 }),
      actions: .action { _, draw in draw.element(of: DoorAction.allCases) }
    )
    if report.failure != nil { Issue.record("\(report)") }
  }

  @Test("It works along a longer path, too") func longerPath() {
    let setting: Reducer<Int, Int> = { number, next in number = next }
    var hall = Hall()
    pullback(setting, value: \Hall.back.openings)(&hall, 5)
    #expect(
      hall.back.openings == 5,
      "A path may be of any length: this one leads to a number in the back door of the hall."
    )
  }
}
