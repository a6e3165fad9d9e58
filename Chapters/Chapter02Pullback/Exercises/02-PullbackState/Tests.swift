import ReducerTesting
import Testing

@Suite struct PullbackStateTests {
  // A hall with two doors. People who go in or out open a door or shut it.

  private struct Hall: Equatable {
    var front = Door() { didSet {} }  // A path leads to it, and no offset in memory.
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

  @Test("The part's reducer runs once for each action") func runs() throws {
    var runs = 0
    let counting: Reducer<Door, DoorAction> = { door, _ in
      runs += 1
      door.openings = runs
    }
    let reducer = pullback(counting, value: \Hall.front)
    var hall = Hall()
    for _ in 1...3 { reducer(&hall, .open) }
    try #require(runs == 3, "The front door was opened three times.")
  }

  @Test("The part's changes arrive in the whole") func changesThePart() throws {
    var hall = Hall()
    let reducer = pullback(doorReducer, value: \Hall.front)
    let openings = [DoorAction.open, .shut, .open].map { action in
      reducer(&hall, action)
      return hall.front.openings
    }
    try #require(openings == [1, 1, 2], "The front door was opened, shut, and opened again.")
  }

  @Test("The reducer starts from the part as it is now") func noCopyKept() throws {
    var seen: [Int] = []
    let counting: Reducer<Door, DoorAction> = { door, _ in
      seen.append(door.openings)
      door.openings += 1
    }
    let reducer = pullback(counting, value: \Hall.front)
    var hall = Hall()
    reducer(&hall, .open)
    hall = Hall(front: Door(openings: 100), temperature: 30)
    reducer(&hall, .open)
    try #require(
      seen == [0, 100],
      "The door was opened; then somebody put in another one, with 100 openings, and opened it."
    )
    try #require(hall.temperature == 30, "Between the two actions, it rose from 20 to 30.")
  }

  /// A house after each of these actions: opened twice, and shut.
  private func houses() -> [House] {
    let reducer = houseReducer
    var house = House()
    return [SwitchAction.opened, .opened, .shut].map { action in
      reducer(&house, action)
      return house
    }
  }

  @Test("The switch opens and shuts both doors of the house") func bothDoors() throws {
    let doors = houses().map { [$0.frontDoor.isOpen, $0.garage.door.isOpen] }
    try #require(
      doors == [[true, true], [true, true], [false, false]],
      "The switch opened, opened and shut. After each: is the front door open, and the garage's?"
    )
  }

  @Test("After an action that leaves both doors open, it is one degree colder") func cold() throws {
    try #require(
      houses().map(\.temperature) == [19, 18, 18],
      "It was 20 degrees. The switch opened, opened and shut: the temperature after each."
    )
  }

  @Test("The part does what it does alone, and nothing else changes") func law() {
    let report = check(
      Subject(
        from: Hall(back: Door(isOpen: true, openings: 3)),
        reducer: pullback(doorReducer, value: \Hall.front)
      ),
      laws: Law.pullback(of: doorReducer, state: \Hall.front, action: { $0 }),
      actions: [.open, .shut]
    )
    if report.failure != nil { Issue.record("\(report)") }
  }
}
