import Terminal
import Testing

@testable import Runner

@MainActor
@Suite struct WatchKeyTests {
  let watch: WatchSteps
  var world: WatchWorld { watch.world }

  init() throws { watch = try WatchSteps() }

  // MARK: - Going on

  @Test("n goes on to the next exercise that is not done, and remembers it")
  func next() async {
    await watch.begin()
    await watch.endCheck()
    await watch.write("done Second")
    await watch.press("n")
    #expect(watch.shown().contains("1.1 First stays in the list as pending.\n\n1.3 Third: A title"))
    #expect(world.saved?.current == "Third")
    #expect(watch.checks == ["First starter", "Third starter"])
    await watch.quit()
  }

  @Test("n during a check of what you wrote goes on when that passes, and it is done")
  func nextDuringCheck() async {
    await watch.begin()
    await watch.endCheck()
    await watch.save("right")
    await watch.press("n")
    #expect(watch.at == "First")
    #expect(watch.status.hasSuffix("; goes on if it passes"))
    await watch.endCheck()
    #expect(watch.at == "Second")
    #expect(world.saved?.done == ["First"])
    #expect(world.saved?.current == "Second")
    #expect(watch.checks.last == "Second starter")
    await watch.quit()
  }

  @Test("n during a check that fails stays there, and leads on when pressed once more")
  func nextDuringFailingCheck() async {
    await watch.begin()
    await watch.endCheck()
    await watch.save("wrong")
    await watch.press("n")
    await watch.endCheck()
    #expect(watch.at == "First")
    await watch.press("n")
    #expect(watch.at == "Second")
    await watch.quit()
  }

  @Test("A save after n forgets it") func saveAfterNext() async {
    await watch.begin()
    await watch.endCheck()
    await watch.save("wrong")
    await watch.press("n")
    await watch.save("right")
    await watch.endCheck(endingsOfCancelledCheck[0])
    await watch.endCheck()
    #expect(watch.at == "First")
    #expect(world.saved?.done == ["First"])
    await watch.quit()
  }

  @Test("n during a check of a starter cancels it; its verdict is never shown", arguments: 0..<3)
  func nextFromStarter(ending: Int) async throws {
    let first = try world.catalog.exercise("First")
    world[first] = .files(first.starter)
    await watch.begin()
    await watch.press("n")
    #expect(watch.at == "Second")
    _ = watch.shown()
    await watch.endCheck(endingsOfCancelledCheck[ending])
    #expect(watch.shown() == "")
    #expect(watch.checks.last == "Second starter")
    #expect(world.saved?.done == [])
    await watch.quit()
  }

  @Test("After the last exercise, n goes back to the first one that was left out")
  func around() async {
    await watch.begin()
    await watch.endCheck()
    for name in ["Second", "Third", "First"] {
      await watch.press("n")
      #expect(watch.at == name)
      await watch.endCheck()
    }
    await watch.quit()
  }

  @Test("p goes back to the exercise before, done or not, and n returns to what is left")
  func previous() async {
    await watch.begin()
    await watch.endCheck()
    await watch.press("p")
    #expect(watch.shown().hasSuffix("1.1 First is the first one.\n"))
    await watch.press("n")
    await watch.endCheck()
    await watch.write("done First")
    await watch.press("p")
    #expect(watch.at == "First")
    #expect(world.saved?.current == "First")
    await watch.press("n")
    #expect(watch.at == "Second")
    await watch.quit()
  }

  @Test("n says that everything is done only if it is, and otherwise that this is the last one")
  func noNext() async {
    await watch.begin()
    await watch.endCheck()
    await watch.write("done Second\ndone Third")
    await watch.press("n")
    #expect(watch.shown().hasSuffix("1.1 First is the last one that is not done.\n"))
    await watch.write("done First\ndone Second\ndone Third")
    await watch.press("n")
    #expect(watch.shown() == "All 3 exercises are done.\n")
    await watch.quit()
  }

  @Test("p and g go at once, and what was being checked is checked again on the way back")
  func leaveDuringCheck() async {
    await watch.begin()
    await watch.endCheck()
    await watch.press("n")
    await watch.endCheck()
    await watch.save("right")
    await watch.press("p")
    #expect(watch.at == "First")
    await watch.endCheck(endingsOfCancelledCheck[0])
    await watch.press("gsecond")
    await watch.press(.enter)
    #expect(watch.at == "Second")
    await watch.endCheck(endingsOfCancelledCheck[0])
    await watch.endCheck()
    #expect(world.saved?.done == ["Second"])
    await watch.quit()
  }

  // MARK: - Other workbooks

  @Test("When another workbook moves on, this one follows, and cancels what it was checking")
  func progressChanged() async {
    await watch.begin()
    await watch.write("current Third\ndone First")
    #expect(watch.shown().contains("1.3 Third: A title"))
    await watch.endCheck(endingsOfCancelledCheck[0])
    #expect(watch.checks == ["First starter", "Third starter"])
    #expect(world.changes.isEmpty, "What another workbook saved is not saved again.")
    await watch.quit()
  }

  @Test("A change of progress that moves nowhere interrupts nothing")
  func progressChangedElsewhere() async {
    await watch.begin()
    for text in ["done Second", "current First", "current Unknown"] { await watch.write(text) }
    #expect(world.checked != nil)
    await watch.endCheck()
    #expect(watch.at == "First")
    #expect(watch.checks.count == 1)
    await watch.quit()
  }

  @Test("A state file that is gone or can't be read changes nothing", arguments: [nil, "damaged"])
  func unreadableState(text: String?) async {
    await watch.begin()
    await watch.endCheck()
    await watch.write("current First\ndone Second")
    world.savedState = text
    await watch.wait(Watch.interval)
    await watch.press("n")
    #expect(watch.at == "Third")
    await watch.quit()
  }

  @Test("What is in the file of an exercise that was left is ignored, or noticed when it is saved")
  func leftExercise() async throws {
    let first = try world.catalog.exercise("First")
    await watch.begin()
    await watch.endCheck()
    world[first] = .text("First, right")
    await watch.press("n")
    await watch.endCheck()
    world[first] = .missing
    await watch.wait(Watch.interval * 3)
    #expect(watch.checks == ["First starter", "Second starter"])
    _ = watch.shown()
    world[first] = .text("right")
    await watch.wait(Watch.interval * Watch.looksBetweenOthers)
    #expect(watch.shown() == "You saved 1.1 First. This watches 1.2: g and 1.1 goes there.\n")
    #expect(watch.at == "Second")
    await watch.quit()
  }

  // MARK: - Hints and the rest

  @Test("Each exercise's hints count to three and stay there, also those that others gave")
  func hints() async {
    await watch.begin()
    await watch.endCheck()
    _ = watch.shown()
    for given in [1, 2, 3, 3] {
      await watch.press("h")
      #expect(watch.shown().hasPrefix("Hint \(given) of 3 for 1.1 First\n"))
    }
    #expect(world.saved?.hints == ["First": 3])
    await watch.write("hints First 3\nhints Second 1")
    await watch.press("nh")
    #expect(watch.shown().contains("Hint 2 of 3 for 1.2 Second\n"))
    #expect(world.saved?.hints == ["First": 3, "Second": 2])
    await watch.quit()
  }

  @Test(
    "a and Return check the same text again, but not during a check",
    arguments: [Key.character("a"), .enter]
  )
  func again(key: Key) async {
    await watch.press(key)
    #expect(watch.checks == [], "There is nothing to check before the first look.")
    await watch.begin()
    await watch.press(key)
    await watch.endCheck()
    await watch.press(key)
    await watch.endCheck()
    #expect(watch.checks == ["First starter", "First starter"])
    await watch.quit()
  }

  @Test("g and a number or a name, typed with a mistake corrected, go to that exercise")
  func goTo() async {
    await watch.begin()
    await watch.endCheck()
    await watch.press("gn")
    await watch.press(.backspace)
    await watch.press("third")
    #expect(watch.status.hasPrefix("Go to exercise: third_"))
    await watch.press(.enter)
    #expect(watch.at == "Third")
    #expect(world.saved?.current == "Third")
    await watch.endCheck()
    await watch.press("g1.2")
    await watch.press(.enter)
    #expect(watch.at == "Second")
    await watch.quit()
  }

  @Test("g stays where it is after Escape, nothing at all, or a name that no exercise has")
  func goNowhere() async {
    await watch.begin()
    await watch.endCheck()
    for end: Key in [.escape, .enter] {
      await watch.press("g")
      await watch.press(end)
      #expect(!watch.status.hasPrefix("Go to"))
    }
    _ = watch.shown()
    await watch.press("g9")
    await watch.press(.enter)
    #expect(watch.shown().hasPrefix("There is no exercise \"9\"."))
    #expect(watch.at == "First")
    await watch.press("g\u{4}")
    #expect(watch.store.state.isQuitting)
    await watch.quit()
  }

  @Test("r shows the lesson, l the list, ? the keys; a key that means nothing says so")
  func otherKeys() async {
    await watch.begin()
    await watch.endCheck()
    _ = watch.shown()
    for (key, text) in [
      ("l", "> 1.1  pending First"), ("?", "h  gives a hint"), ("r", "A reducer is a function"),
      ("x", "x does nothing here; ? lists the keys."), ("N", "N does nothing here"),
    ] {
      await watch.press(key)
      #expect(watch.shown().contains(text))
    }
    for key: Key in [.up, .escape, .backspace, .character(" ")] { await watch.press(key) }
    #expect(watch.shown() == "")
    await watch.quit()
  }

  @Test("v shows the solution; if the exercise hasn't passed, only when pressed once more")
  func solution() async {
    let (question, answer) = ("Press v again to see", "First.swift: - yours, + the solution")
    await watch.begin()
    await watch.endCheck()
    await watch.press("v")
    #expect(watch.shown().contains(question))
    await watch.press(.up)
    await watch.press("v")
    #expect(watch.shown().contains(question))
    await watch.press("v")
    #expect(watch.shown().contains(answer))
    await watch.save("right")
    await watch.endCheck()
    _ = watch.shown()
    await watch.press("v")
    #expect(watch.shown().contains(answer))
    await watch.quit()
  }

  @Test("z restores the starter when it is pressed twice, also of a file that is gone")
  func reset() async {
    await watch.begin()
    await watch.endCheck()
    await watch.save(.missing)
    await watch.wait(Watch.savingTime)
    #expect(watch.shown().contains("is gone. Give it that name again; z restores the starter."))
    await watch.press("z")
    #expect(watch.shown() == "Press z again to restore the starter; a copy of your file is kept.\n")
    #expect(watch.checks.count == 1)
    await watch.press("z")
    #expect(watch.shown().contains("1.1 First is the starter again.\n"))
    await watch.wait(Watch.interval)
    #expect(watch.checks == ["First starter", "First starter"])
    await watch.quit()
  }

  @Test("o opens the exercise's file in an editor, and says why if that fails")
  func open() async {
    await watch.begin()
    await watch.endCheck()
    _ = watch.shown()
    await watch.press("o")
    #expect(watch.shown() == "")
    world.openProblem = Problem("No editor is set.", "Set VISUAL.")
    await watch.press("o")
    #expect(watch.shown() == "No editor is set. Set VISUAL.\n")
    #expect(world.opened == ["First"])
    await watch.quit()
  }

  @Test("c clears the screen and shows the exercise again, with its verdict if there is one")
  func clear() async {
    await watch.begin()
    await watch.press("c")
    #expect(watch.shown().hasPrefix("1.1 First: A title\n"))
    await watch.endCheck()
    _ = watch.shown()
    await watch.press("c")
    #expect(watch.store.state.messages.suffix(3).first == .clear)
    let page = watch.shown()
    #expect(page.hasPrefix("1.1 First: A title\n"))
    #expect(page.contains("\nNOT YET  1.1 First"))
    await watch.quit()
  }

  @Test("f leaves the screen to a review, after which the watch is started again")
  func review() async {
    await watch.begin()
    await watch.endCheck()
    _ = watch.shown()
    await watch.press("f")
    #expect(watch.store.state.errand == .review)
    #expect(watch.shown() == "", "This is no farewell.")
    await watch.quit()
  }

  @Test("An exercise without a feature can't be played, and the watch says so")
  func noFeature() async {
    await watch.begin()
    await watch.endCheck()
    await watch.press("s")
    #expect(watch.shown().contains("1.1 First asks for no feature that can be played."))
    #expect(!watch.store.state.isQuitting)
    await watch.quit()
  }

  // MARK: - The end

  @Test("q after a page of the lesson leaves the page, and only the next one quits")
  func quitPage() async {
    await watch.begin()
    await watch.endCheck()
    await watch.press("rq")
    #expect(watch.shown().hasSuffix("The page is above. Press q again to quit.\n"))
    #expect(!watch.store.state.isQuitting)
    await watch.press("q")
    #expect(watch.shown().hasPrefix("You are at 1.1 First, with 0 of 3 done."))
    await watch.quit()
  }

  nonisolated static let endings: [(event: TerminalEvent, signal: Int32?)] = [
    (.key(.character("q")), nil), (.key(.character("\u{4}")), nil), (.inputClosed, nil),
    (.signal(2), 2), (.signal(15), 15),
  ]

  @Test("Every way out cancels the check first, and nothing happens afterwards", arguments: 0..<5)
  func quit(way: Int) async throws {
    let (event, signal) = Self.endings[way]
    await watch.begin()
    world.terminal.continuation.yield(event)
    for other in Self.endings { world.terminal.continuation.yield(other.event) }
    await watch.store.receive(.terminal(event))
    #expect(watch.store.state.signal == signal)
    await watch.save("new")
    await watch.write("current Third")
    world.terminal.continuation.yield(.key(.character("n")))
    await watch.wait(Watch.interval * 3)
    #expect(world.checked != nil, "The watch waits for the end of its check.")
    await watch.quit()
    #expect(watch.at == "First")
    #expect(watch.checks == ["First starter"])
    try await world.clock.checkSuspension()
  }
}
