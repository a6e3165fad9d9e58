import Chapter04Modern
import Testing

@MainActor @Suite struct FeatureFlagTests {
  private struct Shelf: Equatable {
    var log: [String] = []
  }

  private enum Action: Equatable {
    case opened
    case answered(String)
  }

  /// Writes down who ran, and answers when it is opened.
  private struct Feature: Reducer {
    let name: String

    func reduce(into state: inout Shelf, action: Action) -> Effect<Action> {
      switch action {
      case .opened:
        state.log.append(name)
        return .run { [name] send in await send(.answered(name)) }
      case .answered(let who):
        if who == name { state.log.append("\(name) answered") }
        return .none
      }
    }
  }

  private struct Outcome {
    var log: [String]
    var tracked: [String]
    var asked: [String]
  }

  /// Opens the shelf once for each value of the flag.
  private func shelf(_ values: Bool...) async -> Outcome {
    let isOn = LockIsolated(values.first ?? false)
    let tracked = LockIsolated<[String]>([])
    let asked = LockIsolated<[String]>([])
    let store = Store(initialState: Shelf()) {
      Feature(name: "old").adding(Feature(name: "new"), if: "suggestions")
    } withDependencies: {
      $0[FlagClient.self].isOn = { flag in
        asked.withValue { $0.append(flag) }
        return isOn.value
      }
      $0[Tracker.self].track = { flag in tracked.withValue { $0.append(flag) } }
    }
    for value in values {
      isOn.setValue(value)
      await store.send(.opened).finish()
    }
    return Outcome(log: store.withState { $0.log }, tracked: tracked.value, asked: asked.value)
  }

  private func runs(_ log: [String]) -> [String] { log.filter { !$0.contains(" ") } }
  private func answers(_ log: [String]) -> [String] { log.filter { $0.contains(" ") }.sorted() }

  @Test("Off, the old feature runs") func off() async {
    let log = await shelf(false).log
    let comment: Comment =
      switch runs(log) {
      case []:
        """
        The flag is off, and the shelf that was there before changes nothing. Off means without \
        the new feature, not without both.
        """
      case ["old", "new"], ["new", "old"]: "The flag is off, and the new feature runs."
      case ["new"]:
        """
        The flag is off, and the new feature runs instead of the old one: that is the wrong way \
        round.
        """
      case ["old", "old"]: "The flag is off, and the old feature ran twice for one action."
      default: "Off, the old feature runs once, and here: \(log)."
      }
    #expect(runs(log) == ["old"], comment)
  }

  @Test("On, the old feature runs, and then the new one") func on() async {  // starter passes
    let log = await shelf(true).log
    let comment: Comment =
      switch runs(log) {
      case []: "The flag is on, and nothing runs."
      case ["old"]:
        """
        The flag is on, and the new feature changes nothing. It doesn't run, or its changes are \
        lost.
        """
      case ["new"]:
        """
        The flag is on, and only what the new feature did is in the state. It is added to the old \
        one, and comes after it.
        """
      case ["new", "old"]: "The new feature runs before the old one."
      case ["old", "old", "new"], ["old", "new", "old"]: "The old feature ran twice for one action."
      default: "On, old and new run once each, and here: \(log)."
      }
    #expect(runs(log) == ["old", "new"], comment)
  }

  @Test("Off, the old feature's effects run") func offEffects() async {
    let log = await shelf(false).log
    let comment: Comment =
      switch answers(log) {
      case _ where runs(log) != ["old"]:
        """
        First the old feature has to run: see to the rule about off.
        """
      case []: "The flag is off, and the old feature's effect was thrown away."
      default: "Off, the old feature answers once, and here: \(log)."
      }
    #expect(answers(log) == ["old answered"], comment)
  }

  @Test("On, the effects of both run") func onEffects() async {
    let log = await shelf(true).log
    let comment: Comment =
      switch answers(log) {
      case _ where runs(log) != ["old", "new"]: "First both have to run: see to the rule about on."
      case []: "The flag is on, both have run, and the effects of both were thrown away."
      case ["new answered"]:
        """
        The flag is on, and the old feature's effect was thrown away: the new one's took its \
        place. Return both.
        """
      case ["old answered"]:
        """
        The flag is on, and the new feature's effect was thrown away, or cancelled.
        """
      default: "Old and new answer once each, and here: \(log)."
      }
    #expect(answers(log) == ["new answered", "old answered"], comment)
  }

  @Test("The tracker hears of each action that the new feature gets")  // starter passes
  func tracked() async {
    // Opened once, and on means two answers as well.
    let on = await shelf(true)
    let works = answers(on.log).count == 2
    let comment: Comment =
      switch on.tracked.count {
      case 0: "The flag is on, the new feature ran, and the tracker heard nothing of it."
      case 1 where works:
        "The new feature got three actions, two of them answers, and the tracker heard of one."
      case 4...: "The tracker heard of \(on.tracked.count) actions, and the new feature got three."
      default: "The tracker hears of each action, by the flag's name; here: \(on.tracked)."
      }
    #expect(
      on.tracked.allSatisfy { $0 == "suggestions" }
        && (works ? on.tracked.count == 3 : !on.tracked.isEmpty),
      comment
    )
  }

  @Test("Off, the tracker hears nothing") func untracked() async {  // starter passes
    let tracked = await shelf(false).tracked
    #expect(
      tracked == [],
      "The flag is off, the new feature got no action, and the tracker heard of \(tracked.count)."
    )
  }

  @Test("The reducer tracks nothing itself") func pure() async {
    let tracked = LockIsolated<[String]>([])
    withDependencies {
      $0[FlagClient.self].isOn = { _ in true }
      $0[Tracker.self].track = { flag in tracked.withValue { $0.append(flag) } }
    } operation: {
      var shelf = Shelf()
      _ = Feature(name: "old").adding(Feature(name: "new"), if: "suggestions")
        .reduce(into: &shelf, action: .opened)
    }
    for _ in 1...20 { await Task.yield() }
    #expect(
      tracked.value == [],
      """
      The reducer was run, its effects were not, and the tracker was called. A reducer says what \
      is to be done, and doing it is for an effect: then a replayed action tracks nothing.
      """
    )
  }

  @Test("The flag can be switched while the app runs") func switched() async {
    let log = await shelf(false, true, false).log
    let (off, on) = (await shelf(false).log, await shelf(true).log)
    let works = runs(off) == ["old"] && runs(on) == ["old", "new"]
    let comment: Comment =
      switch runs(log) {
      case _ where !works: "First on and off have to work by themselves: see to those rules."
      case ["old", "old", "old"]:
        """
        The flag was off, on, off, and the new feature never ran: the flag was asked once, at \
        first.
        """
      default: "The flag was off, on, off, and what ran is \(runs(log))."
      }
    #expect(runs(log) == ["old", "old", "new", "old"], comment)
  }

  @Test("The flag is asked by its name, once for each action")  // starter passes
  func asked() async {
    let (off, on) = (await shelf(false), await shelf(true))
    let asked = off.asked + on.asked
    // Each answer is an action as well.
    let actions = 2 + off.log.count { $0.contains(" ") } + on.log.count { $0.contains(" ") }
    #expect(
      Set(asked) == ["suggestions"],
      asked.isEmpty
        ? "An action came, and nobody asked whether the flag is on."
        : "The flag's name is \"suggestions\", and asked was for \(asked)."
    )
    #expect(
      asked.count <= actions,
      """
      There were \(actions) actions, and the flag was asked \(asked.count) times. It can change \
      between two questions.
      """
    )
  }
}
