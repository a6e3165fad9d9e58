import Testing

@Suite struct ProtocolReducerTests {
  /// Appends a digit to a number: what is left spells out who ran, and in which order.
  private struct Digit: Reducer {
    let digit: Int

    func reduce(into number: inout Int, action: Int) {
      number = number * 10 + digit * action
    }
  }

  private final class Calls: Reducer {
    var count = 0

    func reduce(into number: inout Int, action: Int) { count += 1 }
  }

  private func after(_ degrees: Int..., from start: Int, in range: ClosedRange<Int>) -> Int {
    var temperature = start
    let thermostat = Thermostat(range: range)
    for degrees in degrees { thermostat.reduce(into: &temperature, action: degrees) }
    return temperature
  }

  @Test("A thermostat adds the degrees, and stops at the ends of its range") func thermostat() {
    let (up, added) = (after(4, from: 15, in: 10...30), after(4, -1, from: 15, in: 10...30))
    let whyAdded: Comment =
      switch added {
      case 15 where up == 16:
        "Up by 4 turned 15 into 16: all of the degrees are added, not just one."
      case 15 where up != 15: "Up by 4 turned 15 into \(up), and it has to be 19."
      case 15: "The reducer left the temperature as it was."
      case 4, -1: "The degrees are added to the temperature. Here they replaced it."
      case 30:
        """
        18 lies between 10 and 30, but it became 30: are `min` and `max` the wrong way round, or \
        did you limit the degrees?
        """
      case 10:
        """
        18 lies between 10 and 30, but it became 10: the degrees replaced the temperature, or \
        `min` and `max` are the wrong way round.
        """
      case 24, 33, 35, 45: "The range limits the temperature, not the degrees."
      case 14: "The second action started from 15 again."
      case 12: "The degrees were subtracted instead of added: 15 became 11, then 12."
      default: "From 15, up by 4 and down by 1, the temperature is 18, but here it is \(added)."
      }
    #expect(added == 18, whyAdded)
    guard added == 18 else { return }

    let top = after(4, from: 28, in: 10...30)
    let bottom = after(-4, from: 12, in: 10...30)
    let whyStopped: Comment =
      switch (top, bottom) {
      case (32, 8): "The temperature went from 28 to 32, and from 12 to 8. The range is 10 to 30."
      case (28, 12):
        "The temperature can't pass the end, but it can reach it: from 28, up by 4 gives 30."
      case (30, 8): "The temperature stops at the upper end, but not at the lower one."
      case (32, 10): "The temperature stops at the lower end, but not at the upper one."
      case (10...12, 28...30): "The temperature passed one end and continued from the other."
      case (30, 30): "Below the lower end, the temperature jumped to the upper one."
      case (10, 10): "Above the upper end, the temperature jumped to the lower one."
      case (29, _), (_, 11): "Both ends of `10...30` belong to the range."
      default: "28 plus 4 stops at 30, and 12 minus 4 stops at 10."
      }
    #expect((top, bottom) == (30, 10), whyStopped)
    guard (top, bottom) == (30, 10) else { return }

    let fromTop = after(4, -5, from: 28, in: 10...30)
    let fromBottom = after(-4, 5, from: 12, in: 10...30)
    #expect(
      (fromTop, fromBottom) == (25, 15),
      """
      The temperature can leave an end again: from 30, down by 5 gives 25, and from 10, up by 5 \
      gives 15. Here: \(fromTop), \(fromBottom).
      """
    )
  }

  @Test("Each thermostat has its own range") func twoAtATime() {
    guard after(4, -1, from: 15, in: 10...30) == 18 else {
      Issue.record("Fix a single thermostat first.")
      return
    }
    let room = Thermostat(range: 5...25)
    let oven = Thermostat(range: 50...250)
    var (roomTemperature, ovenTemperature) = (20, 180)
    room.reduce(into: &roomTemperature, action: 100)
    oven.reduce(into: &ovenTemperature, action: 100)
    let comment: Comment =
      switch (roomTemperature, ovenTemperature) {
      case (20, 180), (120, 280): "Fix a single thermostat first."
      case (120, 250):
        """
        The room went up to 120: it used the oven's range. One range is shared by all thermostats, like \
        a global environment, and the last one made has set it. Make it a property.
        """
      case (25, 25): "The oven used the room's range. Each thermostat has its own."
      case _ where roomTemperature == ovenTemperature:
        "Room and oven both stopped at \(roomTemperature): the range has to be the one from `init`."
      default: "The room's range ends at 25 and the oven's at 250."
      }
    #expect((roomTemperature, ovenTemperature) == (25, 250), comment)
    guard (roomTemperature, ovenTemperature) == (25, 250) else { return }

    var another = 10
    room.reduce(into: &another, action: 1)
    #expect(
      another == 11,
      """
      The same thermostat ran on another temperature, 10, and 1 more made it \(another). The \
      temperature is the state; a thermostat keeps only its range.
      """
    )
  }

  @Test("Both reducers run on the same state, the first one first") func both() {
    let (first, second) = (Calls(), Calls())
    var (number, ignored) = (1, 1)
    Both(first: first, second: second).reduce(into: &ignored, action: 1)
    Both(first: Digit(digit: 2), second: Digit(digit: 3)).reduce(into: &number, action: 1)
    let comment: Comment =
      switch number {
      case 1 where first.count > 0: "Both reducers ran, but on a copy: the state is unchanged."
      case 1: "The state is unchanged: neither reducer ran on it."
      case 12 where second.count > 0:
        "The second reducer ran, but on a copy: only the first one's change is there."
      case 12: "Only the first reducer's change is there: the second didn't run."
      case 13: "Only the second reducer's change is there. It has to build on the first one's."
      case 132: "The second ran before the first."
      case 1223: "The first ran twice."
      case 1233: "The second ran twice."
      case 122: "The first ran twice, but the second didn't run."
      case 133: "The second ran twice, and the first one's change is lost."
      default: "From 1, the first appends 2 and the second 3: that gives 123, not \(number)."
      }
    #expect(number == 123, comment)
    guard number == 123 else { return }
    #expect(
      [first.count, second.count] == [1, 1],
      """
      Each reducer runs once per action, but the first ran \(first.count) and the second \
      \(second.count) times.
      """
    )
  }

  @Test("Both is a reducer, so it can be inside another") func nested() {
    var (left, right) = (1, 1)
    Both(first: Both(first: Digit(digit: 2), second: Digit(digit: 3)), second: Digit(digit: 4))
      .reduce(into: &left, action: 1)
    Both(first: Digit(digit: 2), second: Both(first: Digit(digit: 3), second: Digit(digit: 4)))
      .reduce(into: &right, action: 1)
    #expect(
      (left, right) == (1234, 1234),
      "2, 3 and 4 are appended in order, whatever the nesting."
    )
  }

  @Test("A store runs any reducer") func store() {
    let first = Store(initialState: 1, reducer: Digit(digit: 2))
    first.send(1)
    let sends = first.state
    let digits = Store(initialState: 1, reducer: Digit(digit: 2))
    digits.send(1)
    digits.send(4)
    let comment: Comment =
      switch digits.state {
      case 1: "Two actions were sent, but the state hasn't changed."
      case 12: "The second send changed nothing."
      case 18 where sends == 1: "The first send did nothing."
      case 18: "The second send started from the first state again."
      case 12288: "Each send ran the reducer twice."
      default: "From 1, the reducer makes 12, and then 128. Here the state is \(digits.state)."
      }
    #expect(digits.state == 128, comment)

    let calls = Calls()
    let counted = Store(initialState: 0, reducer: calls)
    counted.send(1)
    #expect(
      calls.count == 1,
      "One send runs the reducer once, but here it ran \(calls.count) times."
    )
  }
}
