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
    #expect(calls == [500], "One action for the feature is one call, with the payload of its case.")
  }

  @Test("Another feature's action does not reach it") func otherAction() {  // starter passes
    var calls = 0
    let reducer = pullback(
      { (_: inout Walks, _: Int) in calls += 1 },
      value: \Day.walks,
      action: \DayAction.walked
    )
    var day = Day()
    reducer(&day, .drank(1))
    #expect(calls == 0, "The path gave nil: there is no action to call the reducer with.")
  }

  @Test("The feature's part changes in the app") func ownPart() {
    var day = Day(glasses: 2)
    pullback(walksReducer, value: \Day.walks, action: \DayAction.walked)(&day, .walked(500))
    #expect(
      day.walks == Walks(count: 1, steps: 500),
      "The walk isn't in the day: the reducer must run on the part itself, not on a copy of it."
    )
    #expect(day.glasses == 2, "A walk isn't a drink.")
  }

  @Test("The app runs both features") func bothFeatures() {
    let day = after(.walked(500), .drank(1), .walked(300), .drank(2))
    #expect(day.walks.steps == 800, "500 steps and 300 steps were walked, on one day.")
    #expect(day.glasses == 3, "One glass was drunk, then two.")
  }

  @Test("In the app, a feature hears of its own actions only")  // starter passes
  func appOtherAction() {
    let walks = after(.drank(2)).walks
    #expect(
      walks != Walks(count: 1, steps: 0),
      """
      A drink was counted as a walk of no steps: no action is harmless, so for nil the reducer must \
      not be called at all.
      """
    )
    #expect(
      walks.steps == 0,
      "Two glasses were taken for two steps: the walks' actions are found by `walked`."
    )
    #expect(
      after(.walked(500)).glasses == 0,
      "500 steps were taken for 500 glasses: the drinks' actions are found by `drank`."
    )
  }

  private func after(_ actions: DayAction...) -> Day {
    var day = Day()
    for action in actions { dayReducer(&day, action) }
    return day
  }
}
