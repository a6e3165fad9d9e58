import Testing

@Suite struct FilterActionsTests {
  /// What happened when these numbers were sent to a filter that lets odd ones through: which of
  /// them the reducer got, and the sum that it made of them.
  private func log(isEnabled: Bool? = nil, _ actions: Int...) -> [String] {
    var log: [String] = []
    let adding: Reducer<Int, Int> = { sum, action in
      log.append("got \(action)")
      sum += action
    }
    let isOdd = { $0 % 2 == 1 }
    let reducer =
      isEnabled.map { filterActions(adding, isEnabled: $0, where: isOdd) }
      ?? filterActions(adding, where: isOdd)
    var sum = 0
    for action in actions { reducer(&sum, action) }
    return log + ["sum \(sum)"]
  }

  @Test("When the filter is on, only what it lets through reaches the reducer")  // starter passes
  func on() throws {
    try #require(
      log(isEnabled: true, 2, 1, 1, 2) == ["got 1", "got 1", "sum 2"],
      "2, 1, 1 and 2 were sent. The filter lets 1 through."
    )
  }

  @Test("When the filter is off, every action reaches the reducer, once") func off() throws {
    try #require(
      log(isEnabled: false, 1, 2, 2) == ["got 1", "got 2", "got 2", "sum 5"],
      "The filter was off. 1, 2 and 2 were sent."
    )
  }

  @Test("Without `isEnabled:`, the filter is on")  // starter passes
  func byDefault() throws {
    try #require(log(1, 2) == ["got 1", "sum 1"], "1 and 2 were sent. The filter lets 1 through.")
  }
}
