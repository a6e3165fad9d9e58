import Testing

@Suite struct ScopeTests {
  // A game of two counters. A counter adds its step to the count, and its effect asks for the next.

  private struct Game: Equatable {
    var left = 10
    var right = 20
  }

  private enum Action: Equatable {
    case left(Int)
    case right(Int)
    case reset

    static var leftPath: CasePath<Action, Int> {
      CasePath(
        embed: { .left($0) },
        extract: { if case .left(let step) = $0 { step } else { nil } }
      )
    }

    static var rightPath: CasePath<Action, Int> {
      CasePath(
        embed: { .right($0) },
        extract: { if case .right(let step) = $0 { step } else { nil } }
      )
    }
  }

  private final class Counter: Reducer {
    private(set) var runs: [Int] = []
    private(set) var worked = 0

    func reduce(into count: inout Int, action step: Int) -> Effect<Int> {
      runs.append(step)
      count += step
      return Effect(
        work: [1, 2].map { number in
          {
            self.worked += 1
            return 100 * step + number
          }
        }
      )
    }
  }

  /// Whether an action of the child gets to it at all.
  private var runsChild: Bool {
    let child = Counter()
    var game = Game()
    _ = Scope(state: \Game.left, action: Action.leftPath, child: child)
      .reduce(into: &game, action: .left(3))
    return child.runs == [3]
  }

  private let first = "The child has to run once for its action: fix that first."

  @Test("The child runs once for each of its actions") func runs() {
    let child = Counter()
    var game = Game()
    let scope = Scope(state: \Game.left, action: Action.leftPath, child: child)
    _ = scope.reduce(into: &game, action: .left(3))
    let comment: Comment =
      switch child.runs {
      case []: "The action was `.left(3)`, but the child never ran."
      case [3, 3]: "One action ran the child twice."
      case [3, 301, 302]:
        """
        The child also ran on 301 and 302, which its effect sends. Only the store performs \
        effects.
        """
      default: "The child gets its own part of the action, 3, but here it got \(child.runs)."
      }
    #expect(child.runs == [3], comment)
    guard child.runs == [3] else { return }
    _ = scope.reduce(into: &game, action: .left(4))
    #expect(
      child.runs == [3, 4],
      "The same scope got a second action, `.left(4)`, and the child has run on \(child.runs)."
    )
  }

  @Test("Actions of other features are ignored") func others() {  // starter passes
    let child = Counter()
    var game = Game()
    let scope = Scope(state: \Game.left, action: Action.leftPath, child: child)
    let effects = [Action.right(5), .reset].map { scope.reduce(into: &game, action: $0) }
    #expect(
      child.runs == [],
      "The child ran for an action that isn't its own. If `extract` gives nil, nothing runs."
    )
    #expect(game == Game(), "An action of another feature changed the state.")
    let works = effects.map { $0.work.count }
    #expect(works == [0, 0], "An action of another feature had an effect.")
    guard child.runs == [] else { return }
    _ = scope.reduce(into: &game, action: .left(3))
    let own = child.runs
    for action in [Action.right(5), .reset] { _ = scope.reduce(into: &game, action: action) }
    #expect(
      child.runs == own,
      "After an action of its own, the child also ran for other features' actions: \(child.runs)."
    )
  }

  @Test("The child's changes appear in the parent's state") func writes() {
    var game = Game()
    _ = Scope(state: \Game.right, action: Action.rightPath, child: Counter())
      .reduce(into: &game, action: .right(5))
    let comment: Comment =
      switch (game.left, game.right) {
      case _ where !runsChild: "\(first)"
      case (10, 20):
        """
        The right counter is still 20: the child changed a copy of its part that was never written \
        back, or its change was undone.
        """
      case (10, _): "The right counter was 20. A step of 5 makes 25, not \(game.right)."
      default: "The left counter isn't this child's part, but it has changed."
      }
    #expect(game == Game(left: 10, right: 25), comment)
    guard game == Game(left: 10, right: 25) else { return }

    let scope = Scope(state: \Game.right, action: Action.rightPath, child: Counter())
    _ = scope.reduce(into: &game, action: .right(5))
    game = Game(left: 1, right: 2)
    _ = scope.reduce(into: &game, action: .right(5))
    #expect(
      game == Game(left: 1, right: 7),
      """
      The counters were set to 1 and 2 from outside. A step of 5 then makes 1 and 7; here: \
      \(game).
      """
    )
  }

  @Test("The child's effects send the parent's actions") func effects() {
    let child = Counter()
    var game = Game()
    let effect = Scope(state: \Game.left, action: Action.leftPath, child: child)
      .reduce(into: &game, action: .left(3))
    let workedEarly = child.worked
    let actions = effect.work.map { $0() }
    let comment: Comment =
      switch actions {
      case _ where !runsChild: "\(first)"
      case []:
        """
        The child returned an effect, but the parent got none. An effect reaches the store only if \
        each parent passes it on.
        """
      case _ where workedEarly > 0:
        "The work was done while the reducer ran. An effect is embedded, not performed."
      case [.left(301)], [.left(302)]:
        "The child's effect has two pieces of work, but only one was passed on."
      case [.left(302), .left(301)]: "The two pieces of work are in reverse order."
      case _ where actions.count == 4: "Each piece of work is there twice."
      case _ where actions.allSatisfy({ $0 == .left(3) }):
        "The effect sends the action that caused it. It has to send what the child's work returns."
      case _ where actions.contains(.left(3)):
        "Besides what the child's work returns, the effect sends the action that caused it."
      default: "The work returns 301 and 302, so the parent gets `.left(301)` and `.left(302)`."
      }
    #expect(actions == [.left(301), .left(302)] && workedEarly == 0, comment)
    guard workedEarly == 0, actions == [.left(301), .left(302)] else { return }
    let once = child.worked
    for work in effect.work { _ = work() }
    #expect(
      [once, child.worked, child.runs.count] == [2, 4, 1],
      once == 2
        ? child.runs.count > 1
          ? "The child ran again when its work was asked for. It runs only on an action."
          : "The second time, the work wasn't done: its first answers were kept. Do it each time."
        : "The two pieces of work were asked for once, but \(once) were done."
    )
  }

  @Test("A scope is a reducer, so it can be inside another") func nested() {
    struct App { var game = Game() }
    let child = Counter()
    let inner = Scope(state: \Game.left, action: Action.leftPath, child: child)
    let whole = CasePath<Action?, Action>(embed: { $0 }, extract: { $0 })
    var app = App()
    let effect = Scope(state: \App.game, action: whole, child: inner)
      .reduce(into: &app, action: .left(3))
    let actions = effect.work.map { $0() }
    #expect(
      app.game == Game(left: 13, right: 20) && actions == [.left(301), .left(302)],
      """
      With one scope inside another, 10 becomes 13, and the actions are `.left(301)` and \
      `.left(302)`.
      """
    )
  }
}
