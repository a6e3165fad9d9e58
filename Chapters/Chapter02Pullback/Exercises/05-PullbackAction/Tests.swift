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

  @Test("For another feature's action, nothing is written")  // starter passes
  func notWritten() throws {
    let inBottles: Reducer<Bottles, DayAction> = diary(
      walks: \.walks,
      walked: \.walked,
      glasses: \.glasses,
      drank: \.drank
    )
    var bottles = Bottles()
    inBottles(&bottles, .walked(500))
    try #require(bottles.writes == 0, "There was a walk only. How often the glasses were written:")
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

  private func numbers(_ day: Day) -> [Int] { [day.walks.count, day.walks.steps, day.glasses] }
}
