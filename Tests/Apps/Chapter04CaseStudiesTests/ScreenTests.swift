import AppScreen
import AppScreenTesting
import Chapter04CaseStudies
import Chapter04Modern
import Testing

@Suite("The screens of the case studies") @MainActor struct CaseStudiesScreenTests {
  func store(isOffline: Bool = false) -> StoreOf<CaseStudies> {
    Store(initialState: CaseStudies.State()) {
      CaseStudies()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
      $0[GuideClient.self] = .simulated(isOffline: isOffline)
      $0[ChatClient.self] = .simulated(isOffline: isOffline)
      $0[LocationClient.self] = .simulated(isAllowed: !isOffline)
      $0[MotionClient.self] = .simulated()
    }
  }

  /// Presses keys, one after the other, and returns what is shown then.
  func press(_ keys: String, in store: StoreOf<CaseStudies>) async -> String {
    for key in keys {
      guard let action = store.withState({ $0.screen.action(for: key) }) else { continue }
      let task = store.send(action)
      if store.withState({ $0.isQuiet }) { await task.finish() }
    }
    return store.withState { $0.screen.lines.joined(separator: "\n") }
  }

  /// Lets the effects go on until something is so.
  func until(_ condition: () -> Bool) async {
    for _ in 1...100_000 where !condition() { await Task.yield() }
  }

  @Test("The menu leads to each study and back")
  func menu() async {
    let store = store()
    for (number, title) in zip("12345", CaseStudies.Title.allCases) {
      #expect(await press("", in: store).contains("\(number)  \(title.rawValue)"))
      #expect(await press("\(number)", in: store).contains("b back"))
      #expect(await press("b", in: store).hasPrefix("Case studies"))
    }
  }

  @Test("A form is filled in, put right and sent by keys alone")
  func signUp() async {
    let store = store()
    for (keys, shown) in [
      ("1s", "You have a name."),
      ("Zoë\tz@é\n", "Sign up › 2 of 3"),
      ("13\n", "Topics: effects, testing"),
      ("1", "Email: z@é_"),
      ("!\n\n", "Email: z@é!"),
      ("\n", "Welcome, Zoë!"),
    ] {
      #expect(await press(keys, in: store).contains(shown), "\(keys)")
    }
  }

  @Test("A guide is a favourite, is downloaded and deleted", arguments: [false, true])
  func guides(isOffline: Bool) async {
    let store = store(isOffline: isOffline)
    let favorite = await press("2A", in: store)
    #expect(favorite.contains(isOffline ? "│ The favourite wasn't saved" : "1  ♥ Zürich"))
    let downloaded = await press("12", in: store)
    if !isOffline { #expect(downloaded.contains("2  ♡ Kraków  ✓ downloaded")) }
  }

  @Test("What is said in a chat comes back, until the connection ends")
  func chat() async {
    let store = store()
    #expect(await press("3t", in: store).contains("› _"))
    #expect(await press("hé\u{1B}", in: store).contains("› hé"))
    _ = await press("c", in: store)
    await until { store.study?.chat?.connection == .open }
    await until { store.study?.chat?.messages.count == 1 }
    #expect(await press("", in: store).contains("it: Say bye, and I hang up."))
    _ = await press("t\n", in: store)
    await until { store.study?.chat?.messages.count == 3 }
    #expect(await press("", in: store).contains("you: hé\nit: hé?\n\n› _"))
    #expect(await press("\u{1B}d", in: store).contains("Chat › not connected"))
  }

  @Test("Everywhere there is a way in and a way out")
  func navigating() async {
    let store = store()
    _ = await press("4", in: store)
    for (key, title, out) in [("1", "Sheet", "s"), ("2", "Popover", "s"), ("3", "Drill-down", "b")]
    {
      for out in ["c", out] {
        #expect(await press(key, in: store).hasPrefix("Navigation › \(title)"))
        #expect(await press("+\(out)", in: store).hasPrefix("Navigation\n"))
      }
    }
    #expect(await press("4p", in: store).hasPrefix("Navigation › Stack, 2 high"))
    #expect(await press("b", in: store).hasPrefix("Navigation › Stack, 1 high"))
    #expect(await press("cb", in: store).hasPrefix("Case studies"))
    #expect(await press("462", in: store).hasPrefix("Navigation\n"))
    #expect(await press("t+", in: store).contains("101"))
    #expect(await press("t51t", in: store).contains(" 0"))
  }

  @Test("Random keys leave nothing behind", arguments: [1, 2, 3, 4, 5], [true, false])
  func randomKeys(study: Int, isOffline: Bool) async {
    let clock = TestClock()
    await pressKeys(
      in: CaseStudies.State(),
      appeared: .studyTapped(CaseStudies.Title.allCases[study - 1]),
      scripts: 5,
      screen: \.screen,
      isBusy: \.isBusy,
      clock: clock
    ) {
      CaseStudies()
    } withDependencies: {
      $0.continuousClock = clock
      $0[GuideClient.self] = .simulated(isOffline: isOffline)
      $0[ChatClient.self] = .simulated(isOffline: isOffline)
      $0[LocationClient.self] = .simulated(isAllowed: !isOffline)
      $0[MotionClient.self] = .simulated()
    }
  }
}
