import Testing

@testable import ReducerTesting

@Suite("Generator")
struct GeneratorTests {
  @Test("Cases are drawn in proportion to their weights")
  func weights() {
    let generator = Generator<Void, String>.weighted(
      (8, .action("often")),
      (2, .action("seldom")),
      (0, .action("never")),
      (-1, .action("less than never"))
    )
    var draw = Draw(seed: 42)
    var counts: [String: Int] = [:]
    for _ in 0..<1_000 { counts[generator.make((), &draw) ?? "nil", default: 0] += 1 }
    #expect(Set(counts.keys) == ["often", "seldom"])
    #expect((750...850).contains(counts["often"] ?? 0))
  }

  @Test("If a case has no action for the state, another case is drawn")
  func setAside() {
    let generator = Generator<[Int], Int>.weighted(
      (100, .action { favorites, draw in draw.element(of: favorites) }),
      (1, .action()),
      (1, .action(-1))
    )
    var draw = Draw(seed: 42)
    #expect(Set((0..<50).map { _ in generator.make([], &draw) }) == [-1])
    #expect(Set((0..<50).map { _ in generator.make([7], &draw) }) == [7])
  }

  @Test("A case without an action leaves no choices behind")
  func setAsideChoices() {
    let generator = Generator<Void, Bool>.weighted(
      (1_000, .action { _, draw in draw.bool() && draw.bool() ? nil : nil }),
      (1, .action(false, true))
    )
    var draw = Draw(replaying: [1, 1])
    #expect(generator.make((), &draw) == true)
    #expect(draw.choices == [1, 1])
    draw = Draw(seed: 42)
    #expect(generator.make((), &draw) != nil)
    #expect(draw.choices.count == 2)
    #expect(draw.choices.first == 1)
  }

  @Test("If no case has an action for the state, none is drawn")
  func none() {
    var draw = Draw(seed: 42)
    #expect(Generator<Void, Int>.weighted().make((), &draw) == nil)
    #expect(Generator<Void, Int>.weighted((1, .action()), (2, .action())).make((), &draw) == nil)
  }

  @Test("A feature's generator, pulled back, sees its part of the state and embeds its actions")
  func pullback() {
    enum App: Equatable { case list(Int) }
    let list = Generator<[Int], Int> { favorites, draw in draw.element(of: favorites) }
    let app = list.pullback(state: \AppState.favorites, action: App.list)
    var draw = Draw(seed: 42)
    #expect(app.make(AppState(), &draw) == nil)
    #expect(app.make(AppState(favorites: [5]), &draw) == .list(5))
  }

  @Test(
    "The generator sees the state the script has come to, so no script deletes what is not there"
  )
  func stateDependent() {
    // `remove(at:)` traps on a bad offset: that this passes is the expectation.
    #expect(report(on: appReducer).passed)
  }
}
