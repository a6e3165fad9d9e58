import Testing

@Suite struct ProtocolReducerTests {
  /// Appends its letter and the action.
  private struct Letter: Reducer {
    let letter: String

    func reduce(into state: inout String, action: Int) { state += "\(letter)\(action)" }
  }

  private struct Nothing: Reducer {
    func reduce(into state: inout String, action: Int) {}
  }

  /// The temperature after each action.
  private func temperatures(
    from start: Int,
    _ degrees: Int...,
    in range: ClosedRange<Int> = 10...30
  ) -> [Int] {
    let thermostat = Thermostat(range: range)
    var temperature = start
    return degrees.map { degrees in
      thermostat.reduce(into: &temperature, action: degrees)
      return temperature
    }
  }

  private func both(_ first: some Reducer<String, Int>, _ second: some Reducer<String, Int>)
    -> String
  {
    var state = ""
    Both(first: first, second: second).reduce(into: &state, action: 1)
    return state
  }

  @Test("A thermostat adds the degrees") func adds() throws {
    try #require(
      temperatures(from: 15, 4, -1, in: 0...30) == [19, 18],
      "The temperature was 15, and the range 0...30. The actions were 4 and -1."
    )
  }

  @Test("The temperature stops at the ends of the range, and can leave them again")
  func stops() throws {
    try #require(
      temperatures(from: 28, 4, -5) == [30, 25],
      "The temperature was 28, and the range 10...30. The actions were 4 and -5."
    )
    try #require(
      temperatures(from: 12, -4, 5) == [10, 15],
      "The temperature was 12, and the range 10...30. The actions were -4 and 5."
    )
  }

  @Test("Each thermostat has its own range") func ranges() throws {
    let (room, oven) = (Thermostat(range: 5...25), Thermostat(range: 50...250))
    var (roomTemperature, ovenTemperature) = (20, 180)
    room.reduce(into: &roomTemperature, action: 100)
    oven.reduce(into: &ovenTemperature, action: 100)
    try #require(
      [roomTemperature, ovenTemperature] == [25, 250],
      "100 went to a room in 5...25, which had 20, and to an oven in 50...250, which had 180."
    )
  }

  @Test("Both reducers run on the same state, the first one first") func both() throws {
    try #require(
      both(Letter(letter: "a"), Letter(letter: "b")) == "a1b1",
      "The first reducer appends \"a1\", and the second \"b1\"."
    )
    try #require(both(Nothing(), Letter(letter: "b")) == "b1", "The second appends \"b1\".")
  }

  @Test("A store runs any reducer on its state, once for each action") func store() throws {
    let store = Store(initialState: "", reducer: Letter(letter: "a"))
    let states = [1, 2, 2].map { action in
      store.send(action)
      return store.state
    }
    try #require(
      states == ["a1", "a1a2", "a1a2a2"],
      "1, 2 and 2 were sent to a reducer that appends \"a\" and the action: the state after each."
    )
  }
}
