import Testing

@Suite struct ScopeTests {
  // A game of two counters. A counter adds its step, and its effect sends two steps, or none for 5.

  private struct Game: Equatable {
    var left = 10
    var right = 20
  }

  private enum Action: Equatable {
    case left(Int)
    case right(Int)
    case reset

    static var leftPath: CasePath<Action, Int> {
      CasePath(embed: Action.left) { if case .left(let step) = $0 { step } else { nil } }
    }
    static var rightPath: CasePath<Action, Int> {
      CasePath(embed: Action.right) { if case .right(let step) = $0 { step } else { nil } }
    }
  }

  private final class Counter: Reducer {
    private(set) var log: [String] = []

    func reduce(into count: inout Int, action step: Int) -> Effect<Int> {
      log.append("ran \(step)")
      count += step
      return Effect(
        work: (step == 5 ? [] : [1, 2]).map { number in
          {
            self.log.append("worked \(number)")
            return 100 * step + number
          }
        }
      )
    }
  }

  private let child = Counter()
  private var left: Scope<Game, Action, Counter> {
    Scope(state: \.left, action: Action.leftPath, child: child)
  }
  private var right: Scope<Game, Action, Counter> {
    Scope(state: \.right, action: Action.rightPath, child: child)
  }

  private func text(_ action: Action) -> String {
    switch action {
    case .left(let step): "left \(step)"
    case .right(let step): "right \(step)"
    case .reset: "reset"
    }
  }

  @Test("Actions of other features are ignored")  // starter passes
  func others() throws {
    var game = Game()
    let works = [Action.right(5), .reset].map { left.reduce(into: &game, action: $0).work.count }
    try #require(child.log == [], "The left counter's scope got `.right(5)` and `.reset`.")
    try #require(
      [game.left, game.right] == [10, 20],
      "The counters were 10 and 20. The left one's scope got `.right(5)` and `.reset`."
    )
    try #require(works == [0, 0], "The effects' works, for `.right(5)` and `.reset`.")
  }

  @Test("The child runs once for each of its actions") func runs() throws {
    var game = Game()
    let scope = left
    for step in [3, 4] { _ = scope.reduce(into: &game, action: .left(step)) }
    try #require(child.log == ["ran 3", "ran 4"], "The left scope got `.left(3)` and `.left(4)`.")
  }

  @Test("The child's changes appear in the parent's state") func writes() throws {
    var game = Game()
    _ = right.reduce(into: &game, action: .right(5))
    try #require(
      [game.left, game.right] == [10, 25],
      "The counters were 10 and 20. The right one's scope got `.right(5)`, which has no effect."
    )
  }

  @Test("The child's effects send the parent's actions") func effects() throws {
    var game = Game()
    let effect = left.reduce(into: &game, action: .left(3))
    let actions = effect.work.map { $0() }.map(text)
    try #require(
      actions == ["left 301", "left 302"],
      "The left counter's scope got `.left(3)`, and the counter's effect gives 301 and 302."
    )
    for work in effect.work { _ = work() }
    try #require(
      child.log == ["ran 3", "worked 1", "worked 2", "worked 1", "worked 2"],
      "The scope's effect has two works, and each was done twice."
    )
  }
}
