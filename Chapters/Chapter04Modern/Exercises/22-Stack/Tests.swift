import Chapter04Modern
import Testing

@MainActor @Suite struct StackTests {
  /// What the user does. A screen is named by its place on the stack, 0 at the bottom.
  private enum Step {
    case open(Int)
    case increment(at: Int)
    case next(at: Int)
    case done(at: Int)
    case back(at: Int)
    case home
  }

  /// The browser after these steps.
  private func browser(_ steps: [Step]) async -> (screens: [Int], closed: [Int]) {
    let store = Store(initialState: Browser.State()) { Browser() }
    func send(_ action: Browser.Action) async { await store.send(action).finish() }
    func send(_ action: NumberScreen.Action, at place: Int) async {
      let ids = store.withState(\.path.ids)
      guard ids.indices.contains(place) else { return }
      await send(.path(.element(id: ids[place], action: action)))
    }
    for step in steps {
      switch step {
      case .open(let number): await send(.opened(number))
      case .increment(let place): await send(.incrementTapped, at: place)
      case .next(let place): await send(.nextTapped, at: place)
      case .done(let place): await send(.doneTapped, at: place)
      case .back(let place):
        let ids = store.withState(\.path.ids)
        if ids.indices.contains(place) { await send(.path(.popFrom(id: ids[place]))) }
      case .home: await send(.homeTapped)
      }
    }
    return store.withState { ($0.path.map(\.number), $0.closed) }
  }

  private func screens(_ steps: Step...) async -> [Int] { await browser(steps).screens }
  private func closed(_ steps: Step...) async -> [Int] { await browser(steps).closed }

  @Test("A screen that is opened is on top") func open() async throws {
    let screens = await screens(.open(7), .open(9), .open(9))
    try #require(screens == [7, 9, 9], "7, 9 and 9 were opened: the numbers on the stack.")
  }

  @Test("Each screen runs its own reducer") func runs() async throws {
    let screens = await screens(.open(7), .open(7), .open(7), .increment(at: 1))
    try #require(screens == [7, 8, 7], "7 was opened three times, and the second was incremented.")
  }

  @Test("Next opens the number after the screen's own") func next() async throws {
    let screens = await screens(.open(7), .next(at: 0), .increment(at: 1), .next(at: 1))
    try #require(
      screens == [7, 9, 10],
      "7 was opened. Next was tapped; the new screen was incremented; next was tapped on it."
    )
  }

  @Test("A tap that comes from below the top opens nothing") func fromBelow() async throws {
    let twice = await screens(.open(7), .next(at: 0), .next(at: 0))
    try #require(twice == [7, 8], "7 was opened. Next was tapped on it twice.")
    let same = await screens(.open(7), .open(7), .next(at: 0))
    try #require(same == [7, 7], "7 was opened twice. Next was tapped on the lower one.")
  }

  @Test("The back button pops a screen and those above it") func back() async throws {
    let (screens, closed) = await browser([
      .open(7), .open(9), .open(2), .open(8), .back(at: 1),
    ])
    try #require(screens == [7], "7, 9, 2 and 8 were opened. The user went back from 9.")
    try #require(
      closed == [9, 2, 8],
      "7, 9, 2 and 8 were opened. The user went back from 9: `closed`."
    )
  }

  @Test("A screen that dismisses itself is closed like any other") func done() async throws {
    let closed = await closed(.open(7), .open(8), .open(9), .done(at: 1))
    try #require(closed == [8, 9], "7, 8 and 9 were opened. Done was tapped on 8: `closed`.")
  }

  @Test("A screen is found by its id, whatever its number") func sameNumber() async throws {
    let closed = await closed(.open(5), .open(6), .open(5), .back(at: 2))
    try #require(closed == [5], "5, 6 and 5 were opened. The user went back to 6: `closed`.")
    let twice = await self.closed(.open(4), .open(5), .open(5), .back(at: 1))
    try #require(twice == [5, 5], "4, 5 and 5 were opened. The user went back to 4: `closed`.")
  }

  @Test("Home pops all screens, and they are closed") func home() async throws {
    let screens = await screens(.open(7), .open(9), .open(8), .home)
    try #require(screens == [], "7, 9 and 8 were opened. Home was tapped.")
    let closed = await closed(.open(7), .open(9), .open(8), .home)
    try #require(closed == [7, 9, 8], "7, 9 and 8 were opened. Home was tapped: `closed`.")
  }

  @Test("Screens that were closed earlier stay in the list") func later() async throws {
    let closed = await closed(.open(7), .open(8), .back(at: 1), .open(8), .done(at: 1), .home)
    try #require(
      closed == [8, 8, 7],
      "7 and 8 were opened, 8 was left, opened again, and dismissed itself. Then home was tapped."
    )
  }
}
