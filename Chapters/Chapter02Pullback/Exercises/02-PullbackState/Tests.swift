import ReducerTesting
import Testing

@Suite struct PullbackStateTests {
  // A hall with two doors. People who go in or out open a door or shut it.

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

  @Test("The part's reducer runs once for each action") func runs() {
    var runs = 0
    let counting: Reducer<Door, DoorAction> = { _, _ in runs += 1 }
    let reducer = pullback(counting, value: \Hall.front)
    var hall = Hall()
    for _ in 1...3 { reducer(&hall, .open) }
    let why =
      switch runs {
      case 0: "The part's reducer never ran."
      case 1, 2:
        "The part's reducer was skipped, perhaps because the same action had been handled before."
      case 6:
        """
        The part's reducer ran twice for each. A run on a copy, to see what happens, is a run, too.
        """
      default: "Three actions are three runs."
      }
    #expect(runs == 3, "\(why)")
  }

  @Test("The part's changes arrive in the whole") func changesThePart() {
    var runs = 0
    let counting: Reducer<Door, DoorAction> = { door, action in
      runs += 1
      doorReducer(&door, action)
    }
    let reducer = pullback(counting, value: \Hall.front)
    var hall = Hall()
    reducer(&hall, .open)
    let afterOne = hall.front
    reducer(&hall, .shut)
    let why =
      switch (afterOne, hall.front) {
      case _ where runs == 0: "The door's reducer never ran."
      case (Door(), Door()):
        """
        The reducer opened a copy of the door, but that copy was not written back when the reducer \
        was done. The door in the hall is still shut.
        """
      case (Door(), _): "The first action's result arrived in the hall only with the second action."
      default: "The front door must be open, and have been opened once."
      }
    #expect(afterOne == Door(isOpen: true, openings: 1), "\(why)")
  }

  @Test("The reducer starts from the part as it is now") func noCopyKept() {
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
    let why =
      switch seen.count {
      case 0, 1: "The reducer didn't run for both actions."
      case 2:
        """
        Between two actions, somebody put in another door, with 100 openings. Read the part at \
        each action, and keep nothing of it from one action to the next.
        """
      default: "Two actions are two runs, but here the reducer ran \(seen.count) times."
      }
    #expect(seen == [0, 100], "\(why)")
  }

  @Test("The rest stays as it was") func siblings() {  // starter passes
    let reducer = pullback(doorReducer, value: \Hall.front)
    var hall = Hall(back: Door(isOpen: true, openings: 3), temperature: 15)
    reducer(&hall, .open)
    #expect(
      hall.back == Door(isOpen: true, openings: 3),
      "Somebody opened the front door, and the path leads there. The back door is another part."
    )
    #expect(hall.temperature == 15, "A door's reducer knows nothing about the temperature.")
    hall.temperature = 18
    reducer(&hall, .shut)
    #expect(
      hall.temperature == 18,
      "The temperature changed between two actions, and the second brought the old one back."
    )
  }

  @Test("The part does what it does alone, and nothing else changes") func law() {
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

  @Test("A longer path works, too") func longerPath() {
    let setting: Reducer<Int, Int> = { number, next in number = next }
    var hall = Hall()
    pullback(setting, value: \Hall.back.openings)(&hall, 5)
    #expect(
      hall.back.openings == 5,
      "A path may be of any length. This one leads to a number in the hall's back door."
    )
  }
}
