import Chapter04Modern
import Testing

@MainActor @Suite struct BodyOrReduceTests {
  private func inApp(_ actions: Game.Action..., from state: Game.State = .init()) -> Game.State {
    let store = Store(initialState: state) { Game() }
    for action in actions { store.send(action) }
    return store.withState { $0 }
  }

  private func directly(_ actions: Game.Action..., from state: Game.State = .init()) -> Game.State {
    var state = state
    for action in actions {
      let _: Effect<Game.Action> = Game().reduce(into: &state, action: action)
    }
    return state
  }

  @Test("In the app, the counter counts") func counts() {  // starter passes
    let count = inApp(.stepped(by: 3)).count
    let comment: Comment =
      switch count {
      case 0 where directly(.stepped(by: 3)).count == 3:
        """
        The counter no longer counts in the app, only in a direct call. If there is a body, the \
        app runs nothing else.
        """
      case 0: "The counter no longer runs anywhere."
      case 6: "The counter ran twice for one action."
      default: "One action of 3 makes the count 3, but here it is \(count)."
      }
    #expect(count == 3, comment)
  }

  @Test("In the app, the game's own part runs") func ownPart() {
    let state = inApp(.resetTapped, from: Game.State(count: 2, highest: 7))
    let comment: Comment =
      switch (state.count, state.highest) {
      case (2, 7) where directly(.resetTapped, from: .init(count: 2, highest: 7)).count == 0:
        "A reset does nothing in the app: a store runs the body, not the `reduce` beside it."
      case (2, 7): "A reset no longer does anything, in the app or in a direct call."
      case (0, 7): "A reset keeps the highest count. It used to reset everything."
      default: "After a reset, both counts are 0: `state = State()`."
      }
    #expect(state == Game.State(), comment)
    guard state == Game.State() else { return }
    for (count, highest) in [(0, 7), (-3, 1)] {
      let reset = inApp(.resetTapped, from: Game.State(count: count, highest: highest))
      #expect(
        reset == Game.State(),
        "The count was \(count) and the highest \(highest). A reset sets both to 0; here: \(reset)."
      )
    }
  }

  @Test("The counter runs first, and the highest count follows it") func order() {
    let up = inApp(.stepped(by: 3))
    let down = inApp(.stepped(by: 3), .stepped(by: -1))
    let comment: Comment =
      switch (up.highest, down.highest) {
      case (0, 0) where inApp(.stepped(by: 3), from: Game.State(highest: 7)).highest != 7:
        """
        The highest count stayed 0 when the count rose to 3, and fell from 7. It is the largest so \
        far.
        """
      case (0, 0) where up.count == 0: "The highest count follows the count: fix the counter first."
      case (0, 0): "Nothing updates the highest count in the app."
      case (0, 3):
        """
        After the first action the highest count was still 0: the game's own part ran before the \
        counter, and saw the old count.
        """
      case (3, 2): "The highest count fell with the count."
      case (3, 3): "The highest count is right, but the count isn't: fix the counter."
      default: "From 0, up by 3, then down by 1: the highest count is 3 after both steps."
      }
    #expect(
      up == Game.State(count: 3, highest: 3) && down == Game.State(count: 2, highest: 3),
      comment
    )
    guard up.highest == 3, down == Game.State(count: 2, highest: 3) else { return }

    let thrice = inApp(.stepped(by: 3), .stepped(by: -1), .stepped(by: 2))
    #expect(
      thrice == Game.State(count: 4, highest: 4),
      thrice == Game.State(count: 4, highest: 3)
        ? "The highest count stayed 3, the largest step, when the count went up from 2 to 4."
        : "From 0, up by 3, down by 1 and up by 2: both counts are 4. Here: \(thrice)."
    )
    let below = inApp(.stepped(by: -4))
    #expect(
      below == Game.State(count: -4, highest: 0),
      "From 0, down by 4, the count is -4, and the highest is still 0. Here: \(below)."
    )
    let risen = inApp(.stepped(by: -4), .stepped(by: 2))
    #expect(
      risen == Game.State(count: -2, highest: 0),
      "From 0, down by 4 and up by 2, the count is -2, and the highest still 0. Here: \(risen)."
    )
  }

  @Test("A direct call does what the app does") func directCall() {
    let app = inApp(.stepped(by: 3), .stepped(by: -1))
    let direct = directly(.stepped(by: 3), .stepped(by: -1))
    let comment: Comment =
      switch (direct.count, direct.highest) {
      case _ where app != Game.State(count: 2, highest: 3): "Fix the app first."
      case (0, _):
        """
        A direct call runs `reduce(into:action:)`, which leaves out the counter. Two \
        implementations can always differ: write one.
        """
      case (2, 0): "A direct call runs the counter, but not the game's own part."
      default: "The app ends with \(app), and a direct call with \(direct)."
      }
    #expect(direct == app && app == Game.State(count: 2, highest: 3), comment)
    let reset = directly(.resetTapped, from: Game.State(count: 2, highest: 7))
    #expect(reset == Game.State(), "After a reset by a direct call, the state is \(reset).")
    guard direct == app, reset == Game.State() else { return }
    var state = Game.State()
    let found: Any = Game().reduce(into: &state, action: .resetTapped)
    #expect(
      Game.Body.self == Never.self || found is NoReduce,
      """
      The app and a direct call agree now, but through two implementations: a body and a `reduce`. \
      Write only one of them. Nothing keeps two in step, and a debug build reports them.
      """
    )
  }
}

private struct NoReduce {}

/// What a call finds in a `Game` without a `reduce` of its own.
extension Reducer where Self == Game {
  fileprivate func reduce(into state: inout Game.State, action: Game.Action) -> NoReduce {
    NoReduce()
  }
}
