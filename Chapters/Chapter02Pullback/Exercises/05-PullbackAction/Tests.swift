import ReducerTesting
import Testing

@Suite struct PullbackActionTests {
  @Test("The feature's own action reaches its reducer, once") func ownAction() {
    var calls: [Int] = []
    let reducer = pullback(
      { (_: inout Walks, steps: Int) in calls.append(steps) },
      value: \Day.walks,
      action: \DayAction.walked
    )
    var day = Day()
    reducer(&day, .walked(500))
    let why =
      switch calls.count {
      case 0: "The reducer wasn't called, though `action` leads to a walk of 500 steps."
      case 1: "The reducer was called with another action than the one at `action`."
      default: "One action for the feature is one call."
      }
    #expect(calls == [500], "\(why)")
  }

  @Test("For another feature's action, the reducer isn't called") func otherAction() {
    var calls: [Int] = []
    let reducer = pullback(
      { (_: inout Walks, steps: Int) in calls.append(steps) },
      value: \Day.walks,
      action: \DayAction.walked
    )
    var day = Day()
    reducer(&day, .drank(1))
    #expect(
      calls.isEmpty,
      """
      `action` led to nil, but the reducer was called with a made-up action. No action is \
      harmless: the reducer can't know that it wasn't meant.
      """
    )
    calls = []
    reducer(&day, .walked(500))
    let walk = calls
    reducer(&day, .drank(1))
    #expect(
      calls == [500],
      calls.count > walk.count
        ? "A drink came after the walk, and the walk's action ran again. Nil isn't the last action."
        : "A walk is one call. The drink after it is none."
    )
  }

  @Test("The feature's part changes in the app") func ownPart() {
    var day = Day(glasses: 2)
    var calls = 0
    let counting: Reducer<Walks, Int> = { walks, steps in
      calls += 1
      walksReducer(&walks, steps)
    }
    let reducer = pullback(counting, value: \Day.walks, action: \DayAction.walked)
    reducer(&day, .walked(500))
    let why =
      switch day.walks {
      case Walks() where calls == 0: "The reducer wasn't called."
      case Walks(): "The reducer changed a copy. Run it on the part itself, or write the copy back."
      default: "One walk of 500 steps is one more walk and 500 more steps."
      }
    #expect(day.walks == Walks(count: 1, steps: 500), "\(why)")
    #expect(day.glasses == 2, "A walk isn't a drink.")
    guard day.walks == Walks(count: 1, steps: 500) else { return }
    var another = Day(walks: Walks(count: 5, steps: 900))
    reducer(&another, .walked(300))
    #expect(
      another.walks == Walks(count: 6, steps: 1200),
      "Another day began with 5 walks. Read the part at each action, and keep nothing of it."
    )
  }

  @Test("The diary runs the walks") func diaryWalks() {
    let day = after(.walked(500))
    let why =
      switch (day.walks, day.glasses) {
      case (Walks(), 0): "The walk didn't reach the walks."
      case (Walks(), _): "500 steps became 500 glasses: the paths of the two actions are swapped."
      case (Walks(count: 0, steps: 500), 0):
        """
        The steps arrived, but the walk wasn't counted. Let `walksReducer` do its work, through \
        `pullback`: code repeated here doesn't change with it.
        """
      case (Walks(count: 1, steps: 500), 500):
        "The walk was also counted as 500 glasses: the glasses' actions are at `drank`."
      case (Walks(count: 2, steps: 1000), _): "One walk was counted twice: its feature runs twice."
      default: "One walk of 500 steps was taken, and nothing was drunk."
      }
    #expect(day == Day(walks: Walks(count: 1, steps: 500)), "\(why)")
  }

  @Test("The diary runs the glasses") func diaryGlasses() {
    let day = after(.drank(2))
    let why =
      switch (day.walks, day.glasses) {
      case (Walks(), 0): "The drink didn't reach the glasses: perhaps only one feature runs."
      case (Walks(), 1): "Two glasses were drunk, and one was counted: add what the action carries."
      case (Walks(), 4): "Two glasses were counted twice: their feature runs twice."
      case (Walks(count: 1, steps: 0), _):
        "The drink was also counted as a walk of no steps. For nil, a feature isn't called at all."
      case (Walks(count: 1, steps: 2), _):
        "Two glasses became two steps: the walks' actions are at `walked`."
      default: "Two glasses were drunk, and nobody walked."
      }
    #expect(day == Day(glasses: 2), "\(why)")
  }

  @Test("A day goes through the diary") func wholeDay() {
    let day = after(.walked(500), .drank(1), .walked(300), .drank(2))
    #expect(
      day == Day(walks: Walks(count: 2, steps: 800), glasses: 3),
      "There were two walks, of 500 and 300 steps, and one glass, then two."
    )
  }

  @Test("The diary runs in any app that has a place for both") func otherApp() {
    let reducer: Reducer<Trip, TripAction> = diary(
      walks: \.walks,
      walked: \.walked,
      glasses: \.glasses,
      drank: \.drank
    )
    var trip = Trip()
    reducer(&trip, TripAction(walked: 500, drank: 2))
    let why =
      switch (trip.walks, trip.glasses) {
      case _ where after(.walked(500)) == Day() || after(.drank(2)) == Day():
        """
        One action was a walk and a drink at once. First, each has to be written when it comes \
        alone.
        """
      case (Walks(), 0):
        "In an app other than `Day`, nothing was written. Use only the paths."
      case (Walks(count: 1, steps: 500), 0), (Walks(), 2):
        """
        In another app, one action was a walk and a drink at once, but only one of them was \
        written. Each feature looks for its own action.
        """
      default: "In another app, one action was a walk of 500 steps and two glasses at once."
      }
    #expect(trip == Trip(walks: Walks(count: 1, steps: 500), glasses: 2), "\(why)")

    let inBottles: Reducer<Bottles, TripAction> = diary(
      walks: \.walks,
      walked: \.walked,
      glasses: \.glasses,
      drank: \.drank
    )
    var bottles = Bottles()
    inBottles(&bottles, TripAction(walked: 500))
    #expect(
      bottles.writes == 0,
      "There was a walk and no drink, but the glasses were written: for nil, nothing is called."
    )
  }

  @Test("Each feature gets its own actions, whatever they carry, and no others") func anyTrip() {
    let report = compare(
      subject: diary(
        walks: \Trip.walks,
        walked: \TripAction.walked,
        glasses: \Trip.glasses,
        drank: \TripAction.drank
      ),
      reference: { trip, action in
        if let steps = action.walked { walksReducer(&trip.walks, steps) }
        if let glasses = action.drank { glassesReducer(&trip.glasses, glasses) }
      },
      from: Trip(),
      law: """
        the diary calls `walksReducer` with every number at `walked`, `glassesReducer` with every \
        number at `drank`, and does nothing for nil
        """,
      actions: .weighted(
        (2, .action { _, draw in TripAction(walked: draw.int(in: -3...9)) }),
        (2, .action { _, draw in TripAction(drank: draw.int(in: -3...9)) }),
        (1, .action { _, draw in TripAction(walked: draw.int(in: 0...9), drank: 1) }),
        (1, .action(TripAction()))
      )
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

  private func after(_ actions: DayAction...) -> Day {
    let reducer: Reducer<Day, DayAction> = diary(
      walks: \.walks,
      walked: \.walked,
      glasses: \.glasses,
      drank: \.drank
    )
    var day = Day()
    for action in actions { reducer(&day, action) }
    return day
  }
}
