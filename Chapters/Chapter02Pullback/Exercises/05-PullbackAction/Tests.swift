import ReducerTesting
import Testing

@Suite struct PullbackActionTests {
  /// The actions that reach the walks' reducer.
  private func reached(_ actions: DayAction...) -> [Int] {
    var calls: [Int] = []
    let reducer = pullback(
      { (_: inout Walks, steps: Int) in calls.append(steps) },
      value: \Day.walks,
      action: \DayAction.walked
    )
    var day = Day()
    for action in actions { reducer(&day, action) }
    return calls
  }

  @Test("The feature's own action reaches its reducer, once") func ownAction() throws {
    try #require(reached(.walked(500)) == [500], "The action was `.walked(500)`.")
  }

  @Test("For another feature's action, the reducer isn't called") func otherAction() throws {
    let actions = reached(.walked(500), .drank(1), .walked(500))
    try #require(actions == [500, 500], "A glass of water came between two walks of 500 steps.")
  }

  @Test("The feature's part changes in the app") func ownPart() throws {
    let reducer = pullback(walksReducer, value: \Day.walks, action: \DayAction.walked)
    let days = [Day(glasses: 2), Day(walks: Walks(count: 5, steps: 900))].map { day in
      var day = day
      reducer(&day, .walked(500))
      return numbers(day)
    }
    try #require(
      days == [[1, 500, 2], [6, 1400, 0]],
      "A walk of 500 steps, on two days: [walks, steps, glasses]. The second began with 5 walks."
    )
  }

  @Test("The diary runs the walks") func diaryWalks() throws {
    let days = [500, 0, -3].map { numbers(after(.walked($0))) }
    try #require(
      days == [[5, 590, 1], [5, 90, 1], [5, 87, 1]],
      "From [4, 90, 1], a walk of 500, 0 or -3 steps: [walks, steps, glasses]."
    )
  }

  @Test("The diary runs the glasses") func diaryGlasses() throws {
    let days = [2, 0, -1].map { numbers(after(.drank($0))) }
    try #require(
      days == [[4, 90, 3], [4, 90, 1], [4, 90, 0]],
      "From [4, 90, 1], a drink of 2, 0 or -1 glasses: [walks, steps, glasses]."
    )
  }

  @Test("The diary runs in any app that has a place for both") func otherApp() throws {
    var trip = Trip()
    inTrip(&trip, TripAction(walked: 500, drank: 2))
    try #require(
      [trip.walks.steps, trip.glasses] == [500, 2],
      "In another app, one action is a walk of 500 steps and two glasses: [steps, glasses]."
    )
    var bottles = Bottles()
    let inBottles: Reducer<Bottles, TripAction> = diary(
      walks: \.walks,
      walked: \.walked,
      glasses: \.glasses,
      drank: \.drank
    )
    inBottles(&bottles, TripAction(walked: 500))
    try #require(bottles.writes == 0, "There was a walk only. How often the glasses were written:")
  }

  @Test("Each feature gets its own actions, whatever they carry, and no others") func anyTrip() {
    let report = compare(
      subject: inTrip,
      reference: { trip, action in
        if let steps = action.walked { walksReducer(&trip.walks, steps) }
        if let glasses = action.drank { glassesReducer(&trip.glasses, glasses) }
      },
      from: Trip(),
      law: "the diary gives each reducer every number at its path, and does nothing for nil",
      actions: [
        TripAction(), TripAction(walked: 0), TripAction(walked: 9), TripAction(walked: -3),
        TripAction(drank: 0), TripAction(drank: 9), TripAction(drank: -3),
        TripAction(walked: 0, drank: 1), TripAction(walked: 9, drank: 1),
      ]
    )
    if report.failure != nil { Issue.record("\(report)") }
  }

  /// An app in which one action can be both features'.
  private struct Trip: Equatable {
    var walks = Walks()
    var glasses = 0
  }

  /// An app that notices when its glasses are written, even if they stay the same.
  private struct Bottles {
    var walks = Walks()
    var writes = 0
    var glasses: Int {
      get { 0 }
      set { writes += 1 }
    }
  }

  private struct TripAction {
    var walked: Int?
    var drank: Int?
  }

  private var inTrip: Reducer<Trip, TripAction> {
    diary(walks: \.walks, walked: \.walked, glasses: \.glasses, drank: \.drank)
  }

  private func after(_ action: DayAction) -> Day {
    var day = Day(walks: Walks(count: 4, steps: 90), glasses: 1)
    let reducer: Reducer<Day, DayAction> = diary(
      walks: \.walks,
      walked: \.walked,
      glasses: \.glasses,
      drank: \.drank
    )
    reducer(&day, action)
    return day
  }

  private func numbers(_ day: Day) -> [Int] { [day.walks.count, day.walks.steps, day.glasses] }
}
