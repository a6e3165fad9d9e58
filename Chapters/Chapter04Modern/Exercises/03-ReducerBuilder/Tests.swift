import Testing

@Suite struct ReducerBuilderTests {
  /// Appends a digit to a number, and has an effect that gives the digit.
  private struct Digit: Reducer {
    let digit: Int

    init(_ digit: Int) { self.digit = digit }

    func reduce(into number: inout Int, action: Int) -> Effect<Int> {
      number = number &* 10 &+ digit
      return Effect(work: [{ digit }])
    }
  }

  /// The same without an effect.
  private struct Quiet: Reducer {
    let digit: Int

    init(_ digit: Int) { self.digit = digit }

    func reduce(into number: inout Int, action: Int) -> Effect<Int> {
      number = number &* 10 &+ digit
      return .none
    }
  }

  /// The number after one action, from 1, and what the effects give.
  private func run(
    @ReducerBuilder<Int, Int> _ build: () -> Reduce<Int, Int>
  ) -> (number: Int, effects: [Int]) {
    var number = 1
    let effect = build().reduce(into: &number, action: 0)
    return (number, effect.work.map { $0() })
  }

  @Test("Two lines run in order, on the same state") func twoLines() {
    let number = run {
      Digit(2)
      Digit(3)
    }
    .number
    let quiet = run {
      Quiet(2)
      Quiet(3)
    }
    .number
    let comment: Comment =
      switch number {
      case 12 where quiet == 123:
        "The first line had an effect, and the second never ran. Each line runs, whatever the others return."
      case 1: "Neither of the two lines changed the state."
      case 12: "Only the first line's change is there: the second has to build on it."
      case 13: "Only the second line's change is there: it has to build on the first one's."
      case 122: "The first line ran twice, and the second didn't run."
      case 133: "The second line ran twice, and the first one's change is missing."
      case 132: "The second line ran before the first."
      case 1223, 1233, 12323: "A line ran twice for one action."
      default: "From 1, the lines append 2 and then 3. That gives 123, not \(number)."
      }
    #expect(number == 123, comment)
  }

  @Test("The effects of all lines are merged, in order") func effects() {
    let (number, effects) = run {
      Digit(2)
      Digit(3)
    }
    let comment: Comment =
      switch effects {
      case _ where number != 123: "Both lines have to run: fix that first."
      case []: "Both lines returned an effect, but neither is in the result."
      case [2]: "The second line's effect is lost."
      case [3]: "The first line's effect is lost."
      case [3, 2]: "The second line's effect comes before the first one's."
      default: "The effects send 2 and 3, but here they sent \(effects)."
      }
    #expect(effects == [2, 3], comment)
  }

  @Test("A reducer doesn't do the work of an effect")  // starter passes
  func later() {
    var done = 0
    let line = Reduce<Int, Int> { _, _ in
      Effect(work: [
        {
          done += 1
          return 0
        }
      ])
    }
    var number = 1
    _ = ReducerBuilder.buildPartialBlock(accumulated: line, next: line)
      .reduce(into: &number, action: 0)
    _ = ReducerBuilder.buildArray([line, line]).reduce(into: &number, action: 0)
    #expect(
      done == 0,
      "The work was done while the reducers ran, before anyone asked for it. Pass the closures on."
    )
  }

  @Test("A line without an effect doesn't stop the next one") func quietLine() {
    let (number, effects) = run {
      Quiet(2)
      Digit(3)
    }
    let two = run {
      Digit(2)
      Digit(3)
    }
    let comment: Comment =
      switch (number, effects) {
      case _ where two != (123, [2, 3]): "Fix two lines with effects first."
      case (12, _): "The first line had no effect, and the second never ran."
      case (123, []): "The first line had no effect, and the second line's was dropped with it."
      default: "Only the second line has an effect, 3. Here: \(number), and the effects \(effects)."
      }
    #expect((number, effects) == (123, [3]), comment)
  }

  @Test("A body can have any number of lines") func manyLines() {
    let (number, effects) = run {
      Digit(2)
      Digit(3)
      Digit(4)
      Digit(5)
      Digit(6)
      Digit(7)
      Digit(8)
      Digit(9)
      Digit(1)
      Digit(2)
      Digit(3)
      Digit(4)
    }
    let two = run {
      Digit(2)
      Digit(3)
    }
    let comment: Comment =
      switch number {
      case _ where two != (123, [2, 3]): "Fix a body of two lines first."
      case 1_234_567_891: "Only ten of the twelve lines ran: a body has no limit."
      case 134: "Only the last two lines ran. `accumulated` stands for all the lines above."
      case 123: "Only the first two lines ran."
      case 1_234_567_891_234:
        "All twelve lines ran, but their effects sent \(effects)."
      default:
        "Twelve lines made \(number). `accumulated` stands for all the lines above."
      }
    #expect(
      number == 1_234_567_891_234 && effects == [2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4],
      comment
    )
  }

  /// `if` in the middle of a body, where a fault in `buildPartialBlock` would show as well, is left
  /// to the rule at the end.
  private func conditional(_ condition: Bool) -> (number: Int, effects: [Int]) {
    run {
      if condition {
        Digit(2)
      }
    }
  }

  @Test("A line under an `if` runs if the condition is true") func ifTrue() {
    let (number, effects) = conditional(true)
    let comment: Comment =
      switch (number, effects) {
      case (1, [2]): "The line ran on a copy: its effect is there, but its change isn't."
      case (1, _): "The condition is true, but the line under `if` did nothing."
      case (12, []): "The line ran, but its effect is lost."
      case (122, _): "The line ran twice for one action."
      default: "The line appends 2, and its effect sends 2; here: \(number), \(effects)."
      }
    #expect((number, effects) == (12, [2]), comment)
    guard (number, effects) == (12, [2]) else { return }

    let (condition, line) = (true, Digit(2))
    let reducer = build {
      if condition {
        line
      }
    }
    var twice = 1
    for action in 1...2 { _ = reducer.reduce(into: &twice, action: action) }
    #expect(twice == 122, "The line ran for the first of two actions, but not for the second.")
  }

  @Test("A line under an `if` does nothing if the condition is false")  // starter passes
  func ifFalse() {
    let (number, effects) = conditional(false)
    #expect((number, effects) == (1, []), "The condition is false, but something happened.")
  }

  @Test("A loop gives a reducer for each iteration") func loop() {
    let (number, effects) = run {
      for digit in [2, 3, 4] {
        Digit(digit)
      }
    }
    let quiet = run {
      for digit in [2, 3, 4] {
        Quiet(digit)
      }
    }
    let comment: Comment =
      switch (number, effects) {
      case (12, _) where quiet.number == 1234:
        """
        The loop ended with the first iteration that had an effect. Each one runs, whatever it \
        returns.
        """
      case (123, _): "The last of three iterations never ran."
      case (134, _): "The first of three iterations never ran."
      case (1, _): "None of the loop's three iterations changed the state."
      case (12, _): "Only the first iteration's change is there: each builds on the one before."
      case (14, _): "Only the last iteration's change is there: each builds on the one before."
      case (1432, _): "The iterations ran backwards."
      case (1234, []): "All iterations ran, but their effects are lost."
      case (1234, [4]): "All iterations ran, but only the last one's effect is in the result."
      case (1234, [2]): "All iterations ran, but only the first one's effect is in the result."
      case (1234, [4, 3, 2]): "The iterations ran in order, but their effects are in reverse order."
      case (1234, _): "Three iterations' effects send 2, 3 and 4, but here they sent \(effects)."
      default: "Three iterations turn 1 into 1234, not into \(number)."
      }
    #expect((number, effects) == (1234, [2, 3, 4]), comment)
  }

  @Test("A loop without iterations does nothing") func emptyLoop() {  // starter passes
    let (number, effects) = run {
      for digit in [Int]() {
        Digit(digit)
      }
    }
    #expect((number, effects) == (1, []), "The loop had no iterations, but something happened.")
  }

  @Test("All of it works together, and more than once") func together() {
    let (isOn, isOff) = (true, false)
    let reducer = build {
      Digit(2)
      if isOff {
        Digit(3)
      }
      for digit in [4, 5] {
        Digit(digit)
      }
      if isOn {
        Digit(6)
      } else {
        Digit(7)
      }
    }
    var number = 1
    _ = reducer.reduce(into: &number, action: 0)
    let once = number
    let effects = reducer.reduce(into: &number, action: 0).work.map { $0() }
    let comment: Comment =
      switch (once, number) {
      case (12_456, 12_456): "The second action did nothing. A reducer runs for every action."
      case (12_456, 124_562_456) where effects.filter { $0 == 4 }.count > 1:
        """
        The second action's effects are 2, 4, 5 and 6, but the first action's came again: \
        \(effects). A reducer remembers nothing between two actions.
        """
      case (12_456, 124_562_456): "The second action's effects are 2, 4, 5 and 6, not \(effects)."
      case (12_456, _): "The second action ran differently from the first."
      default: "If the rules above hold, two actions make 12456, then 124562456."
      }
    #expect((once, number) == (12_456, 124_562_456) && effects == [2, 4, 5, 6], comment)
  }

  private func build(
    @ReducerBuilder<Int, Int> _ build: () -> Reduce<Int, Int>
  ) -> Reduce<Int, Int> {
    build()
  }
}
