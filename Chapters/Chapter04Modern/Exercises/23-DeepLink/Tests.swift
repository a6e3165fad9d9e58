import Chapter04Modern
import Testing

@MainActor @Suite struct DeepLinkTests {
  /// The screens, from the bottom to the top: "8", "8 (fact)", "8 (form 9)".
  private func screens(_ state: Browser.State) -> [String] {
    state.path.map { screen in
      let form = screen.form.map { "form \($0.number)" }
      let parts = [screen.fact, form].compactMap { $0 }.joined(separator: ", ")
      return parts.isEmpty ? "\(screen.number)" : "\(screen.number) (\(parts))"
    }
  }

  /// A browser with screens for these numbers, and three taps. Its client responds after a second.
  @MainActor private final class Screen {
    let clock = TestClock()
    let log = LockIsolated<[String]>([])
    let store: TestStoreOf<Browser>

    init(_ numbers: Int...) {
      let path = StackState(numbers.map { FactScreen.State(number: $0) })
      store = TestStore(initialState: Browser.State(taps: 3, path: path)) { [log] in
        CombineReducers {
          Reduce<Browser.State, Browser.Action> { _, action in
            switch action {
            case .linkOpened: log.withValue { $0.append("link opened") }
            case .numberTapped(let number): log.withValue { $0.append("\(number) tapped") }
            case .path: log.withValue { $0.append("screen action") }
            }
            return .none
          }
          Browser()
        }
      } withDependencies: { [clock] in
        $0[FactClient.self].fetch = { number in
          try? await clock.sleep(for: .seconds(1))
          return "\(number)!"
        }
      }
      store.exhaustivity = .off
    }

    func open(_ link: Link) async {
      await store.send(.linkOpened(link))
      await store.skipReceivedActions(strict: false)
    }

    func sendToTop(_ action: FactScreen.Action) async {
      guard let top = store.state.path.ids.last else { return }
      await store.send(.path(.element(id: top, action: action)))
    }

    func wait() async {
      await clock.advance(by: .seconds(2))
      await store.skipReceivedActions(strict: false)
      await store.skipInFlightEffects(strict: false)
    }
  }

  @Test("A link's numbers are the screens, from the bottom to the top") func order() throws {
    let state = Browser.State(link: Link(numbers: [8, 9, -7, 8, 6]))
    try #require(screens(state) == ["8", "9", "-7", "8", "6"], "The link has 8, 9, -7, 8 and 6.")
    try #require(state.taps == 0, "The link has five numbers, and none was tapped.")
  }

  @Test("The top screen's form is open if the link says so") func editing() throws {
    let state = Browser.State(link: Link(numbers: [8, 9], isEditing: true))
    try #require(screens(state) == ["8", "9 (form 9)"], "The link leads to the form of 9, over 8.")
    let same = screens(Browser.State(link: Link(numbers: [8, 8], isEditing: true)))
    try #require(same.first == "8", "The link leads to the form of 8, over 8: the first screen.")
  }

  @Test("A link without numbers has no screen")  // starter passes
  func none() throws {
    let state = Browser.State(link: Link(numbers: [], isEditing: true))
    try #require(screens(state) == [], "The link leads to a form, and has no number.")
  }

  @Test("Opening a link takes one action")  // starter passes
  func oneAction() async throws {
    let browser = Screen(7)
    await browser.open(Link(numbers: [8, 9], isEditing: true))
    try #require(browser.log.value == ["link opened"], "A link to the form of 9, over 8, opened.")
  }

  @Test("Opening a link shows its screens, and no others") func opened() async throws {
    let browser = Screen(7, 6)
    await browser.open(Link(numbers: [8, 9], isEditing: true))
    try #require(
      screens(browser.store.state) == ["8", "9 (form 9)"],
      "The screens were 7 and 6. A link to the form of 9, over 8, opened."
    )
    await browser.open(Link(numbers: []))
    let none = screens(browser.store.state)
    try #require(none == [], "Then a link without numbers opened.")
  }

  @Test("The rest of the state stays the same") func stays() async throws {
    let browser = Screen(7)
    await browser.open(Link(numbers: [8, 9]))
    try #require(
      [browser.store.state.path.count, browser.store.state.taps] == [2, 3],
      "There were three taps. A link to 9, over 8, opened."
    )
  }

  @Test("A response for an old screen reaches no screen") func lateResponse() async throws {
    let browser = Screen(7)
    await browser.sendToTop(.appeared)
    await browser.open(Link(numbers: [8]))
    await browser.wait()
    try #require(
      screens(browser.store.state) == ["8"],
      "The screen for 7 had requested a fact when a link to 8 opened."
    )
  }

  @Test("A link to what is already shown makes new screens, too") func again() async throws {
    let browser = Screen(8)
    await browser.sendToTop(.appeared)
    await browser.open(Link(numbers: [8]))
    await browser.wait()
    try #require(
      screens(browser.store.state) == ["8"],
      "The screen for 8 had requested a fact when a link to 8 opened."
    )
  }
}
