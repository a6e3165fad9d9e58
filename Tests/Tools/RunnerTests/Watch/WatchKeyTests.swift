import Chapter04Modern
import Terminal
import Testing

@testable import Runner

@MainActor
@Suite struct WatchKeyTests {
  let watch: WatchSteps
  var world: WatchWorld { watch.world }
  var store: TestStoreOf<Watch> { watch.store }

  init() throws { watch = try WatchSteps() }

  /// Another workbook writes the state file.
  func write(_ lines: String) {
    world.savedState = "workbook 1\n" + lines
  }

  func receiveWritten(_ update: @escaping (inout Watch.State) -> Void = { _ in }) async throws {
    let text = try #require(world.savedState)
    let progress = try LearnerProgress(text)
    await world.clock.advance(by: Watch.interval)
    await store.receive(.savedStateChanged(text)) {
      $0.savedState = text
      $0.progress = progress
      update(&$0)
    }
  }

  /// Presses n, which leads to an exercise that is found and checked.
  func goOn(to name: String) async throws {
    let next = try watch.exercise(name)
    await store.send(watch.press("n")) {
      let isDone = $0.progress.done.contains($0.exercise.id)
      $0.say(.answer(.movedOn(to: next, pending: isDone ? nil : $0.exercise)))
      $0.exercise = next
      $0.contents = nil
      $0.verdict = nil
      if $0.check != .idle { $0.check = .ending }
      $0.progress.current = next.id
      $0.unsaved = [.current(next.id)]
    }
    await watch.seeSaved()
    #expect(world.saved?.current == next.id)
  }

  // MARK: - Going on

  @Test("n goes on to the next exercise that is not done, and remembers it")
  func next() async throws {
    await watch.begin()
    await watch.finishCheck()
    write("done Second")
    try await receiveWritten()
    try await goOn(to: "Third")
    await watch.seeCheckBegin(.text("Third starter"))
    await watch.quit()
  }

  @Test("n during a check of what you wrote goes on when that passes, and it is done")
  func nextDuringCheck() async throws {
    let (first, second) = (store.state.exercise, try watch.exercise("Second"))
    await watch.begin()
    await watch.finishCheck()
    await watch.save("right")
    await store.send(watch.press("n")) { $0.onward = .next }
    world.endCheck()
    await store.receive(.checked(.success(verdict("right")))) {
      $0.check = .idle
      $0.onward = nil
      $0.say(.answer(.verdict(verdict("right"), $0.submission!)))
      $0.say(.answer(.movedOn(to: second)))
      $0.progress.done = [first.id]
      $0.progress.current = second.id
      $0.unsaved = [.done(first.id, true), .current(second.id)]
      $0.exercise = second
      $0.contents = nil
      $0.verdict = nil
    }
    await store.receive(.saved(.success([]))) { $0.unsaved.removeFirst() }
    await watch.seeSaved()
    await watch.seeCheckBegin(.text("Second starter"))
    #expect(world.saved?.done == [first.id])
    await watch.quit()
  }

  @Test("n during a check that fails stays there, and leads on when pressed once more")
  func nextDuringFailingCheck() async throws {
    await watch.begin()
    await watch.saveDuringCheck("wrong")
    await store.send(watch.press("n")) { $0.onward = .next }
    await watch.endCancelledCheck(.cancelled, next: "wrong")
    await watch.finishCheck()
    try await goOn(to: "Second")
    await watch.seeCheckBegin(.text("Second starter"))
    await watch.quit()
  }

  @Test("A save after n forgets it") func saveAfterNext() async throws {
    await watch.begin()
    await store.send(watch.press("n")) { $0.onward = .next }
    await watch.saveDuringCheck("right")
    await watch.quit()
  }

  @Test("n during a check of a starter cancels it; its verdict is never shown", arguments: 0..<3)
  func nextFromStarter(ending: Int) async throws {
    let starter = Watch.Contents.files(store.state.exercise.starter)
    world[store.state.exercise] = starter
    await store.send(.began)
    await watch.seeCheckBegin(starter)
    try await goOn(to: "Second")
    await store.receive(.contentsChanged(.text("Second starter"))) {
      $0.contents = .text("Second starter")
    }
    await watch.endCancelledCheck(WatchReducerTests.endings[ending], next: "Second starter")
    await watch.finishCheck()
    #expect(world.saved?.done == [])
    await watch.quit()
  }

  @Test("After the last exercise, n goes back to the first one that was left out")
  func around() async throws {
    await watch.begin()
    await watch.finishCheck()
    for name in ["Second", "Third", "First"] {
      try await goOn(to: name)
      await watch.seeCheckBegin(.text("\(name) starter"))
      await watch.finishCheck()
    }
    await watch.quit()
  }

  @Test("p goes back to the exercise before, done or not, and n returns to what is left")
  func previous() async throws {
    let (first, second) = (try watch.exercise("First"), try watch.exercise("Second"))
    await watch.begin()
    await watch.finishCheck()
    await store.send(watch.press("p")) { $0.say(.answer(.first(first))) }
    try await goOn(to: "Second")
    await watch.seeCheckBegin(.text("Second starter"))
    await watch.finishCheck()
    write("done First")
    try await receiveWritten()
    await store.send(watch.press("p")) {
      $0.say(.answer(.movedOn(to: first, pending: second)))
      $0.exercise = first
      $0.contents = nil
      $0.verdict = nil
      $0.progress.current = "First"
      $0.unsaved = [.current("First")]
    }
    await watch.seeSaved()
    #expect(world.saved?.current == "First")
    await watch.seeCheckBegin(.text("First starter"))
    try await goOn(to: "Second")
    await store.receive(.contentsChanged(.text("Second starter"))) {
      $0.contents = .text("Second starter")
    }
    await watch.endCancelledCheck(.cancelled, next: "Second starter")
    await watch.quit()
  }

  @Test("n says that everything is done only if it is, and otherwise that this is the last one")
  func noNext() async throws {
    write("done Second\ndone Third")
    await store.send(.began)
    try await receiveWritten()
    await watch.seeCheckBegin(.text("First starter"))
    await watch.finishCheck()
    await store.send(watch.press("n")) { $0.say(.answer(.lastPending($0.exercise))) }
    write("done First\ndone Second\ndone Third")
    try await receiveWritten()
    await store.send(watch.press("n")) { $0.say(.answer(.allDone)) }
    await watch.quit()
  }

  @Test("When another workbook moves on, this one follows, and cancels what it was checking")
  func progressChanged() async throws {
    let third = try watch.exercise("Third")
    await watch.begin()
    write("current Third\ndone First")
    try await receiveWritten {
      $0.exercise = third
      $0.contents = nil
      $0.check = .ending
      $0.say(.answer(.movedOn(to: third)))
    }
    await store.receive(.contentsChanged(.text("Third starter"))) {
      $0.contents = .text("Third starter")
    }
    await watch.endCancelledCheck(.cancelled, next: "Third starter")
    await watch.finishCheck()
    #expect(world.changes.isEmpty, "What another workbook saved is not saved again.")
    await watch.quit()
  }

  @Test("A change of progress that moves nowhere interrupts nothing")
  func progressChangedElsewhere() async throws {
    await watch.begin()
    for text in ["done Second", "current First", "current Unknown"] {
      write(text)
      try await receiveWritten()
    }
    await watch.finishCheck()
    await watch.quit()
  }

  @Test("A state file that is gone or can't be read changes nothing", arguments: [nil, "damaged"])
  func unreadableState(text: String?) async throws {
    write("current First\ndone Second")
    await store.send(.began)
    try await receiveWritten()
    await watch.seeCheckBegin(.text("First starter"))
    world.savedState = text
    await world.clock.advance(by: Watch.interval)
    await store.receive(.savedStateChanged(text)) { $0.savedState = text }
    await watch.quit()
  }

  @Test("What is in the file of an exercise that was left is ignored")
  func leftExercise() async throws {
    let first = store.state.exercise
    await watch.begin()
    await watch.finishCheck()
    world[first] = .text("First, right")
    try await goOn(to: "Second")
    await watch.seeCheckBegin(.text("Second starter"))
    world[first] = .missing
    await world.clock.advance(by: Watch.interval * 3)
    #expect(world.begun.map(\.text) == ["First starter", "Second starter"])
    await watch.quit()
  }

  // MARK: - Hints and the rest

  @Test("Each exercise's hints count to three and stay there")
  func hints() async throws {
    await watch.begin()
    await watch.finishCheck()
    for press in 1...5 {
      let given = min(press, 3)
      await store.send(watch.press("h")) {
        $0.progress.hints = ["First": given]
        $0.unsaved = [.hints("First", given)]
        $0.say(.answer(.hint($0.exercise, given)))
      }
      if press <= 3 {
        await watch.seeSaved()
      } else {
        await store.receive(.saved(.success([]))) { $0.unsaved = [] }
      }
    }
    try await goOn(to: "Second")
    await watch.seeCheckBegin(.text("Second starter"))
    await store.send(watch.press("h")) {
      $0.progress.hints["Second"] = 1
      $0.unsaved = [.hints("Second", 1)]
      $0.say(.answer(.hint($0.exercise, 1)))
    }
    await watch.seeSaved()
    #expect(world.saved?.hints == ["First": 3, "Second": 1])
    await watch.quit()
  }

  @Test("Hints that another workbook gave are counted")
  func hintsElsewhere() async throws {
    await watch.begin()
    write("hints First 1")
    try await receiveWritten()
    await store.send(watch.press("h")) {
      $0.progress.hints = ["First": 2]
      $0.unsaved = [.hints("First", 2)]
      $0.say(.answer(.hint($0.exercise, 2)))
    }
    await watch.seeSaved()
    await watch.quit()
  }

  @Test(
    "a and Return check the same text again, but not during a check",
    arguments: [Key.character("a"), .enter]
  )
  func again(key: Key) async {
    await store.send(.terminal(.key(key)))
    #expect(world.begun.isEmpty, "There is nothing to check before the first look.")
    await watch.begin()
    await store.send(.terminal(.key(key)))
    await watch.finishCheck()
    await store.send(.terminal(.key(key))) {
      $0.check = .running($0.submission!)
    }
    await watch.finishCheck()
    #expect(world.begun.map(\.text) == ["First starter", "First starter"])
    await watch.quit()
  }

  @Test("g and a number or a name, typed with a mistake corrected, go to that exercise")
  func goTo() async throws {
    let third = try watch.exercise("Third")
    await watch.begin()
    await watch.finishCheck()
    await store.send(watch.press("g")) { $0.destination = "" }
    await store.send(watch.press("n")) { $0.destination = "n" }
    await store.send(.terminal(.key(.backspace))) { $0.destination = "" }
    for (character, typed) in zip("third", ["t", "th", "thi", "thir", "third"]) {
      await store.send(watch.press(character)) { $0.destination = typed }
    }
    await store.send(.terminal(.key(.enter))) {
      $0.destination = nil
      $0.say(.answer(.movedOn(to: third, pending: $0.exercise)))
      $0.exercise = third
      $0.contents = nil
      $0.verdict = nil
      $0.progress.current = third.id
      $0.unsaved = [.current(third.id)]
    }
    await watch.seeSaved()
    await watch.seeCheckBegin(.text("Third starter"))
    await watch.quit()
  }

  @Test("g stays where it is after Escape, nothing at all, or a name that no exercise has")
  func goNowhere() async throws {
    await watch.begin()
    for key: Key in [.escape, .enter] {
      await store.send(watch.press("g")) { $0.destination = "" }
      await store.send(.terminal(.key(key))) { $0.destination = nil }
    }
    await store.send(watch.press("g")) { $0.destination = "" }
    await store.send(watch.press("9")) { $0.destination = "9" }
    await store.send(.terminal(.key(.enter))) {
      $0.destination = nil
      do { _ = try world.catalog.exercise("9") } catch { $0.say(.problem(Problem(error))) }
    }
    await store.send(watch.press("g")) { $0.destination = "" }
    await watch.quit(by: "\u{4}")
  }

  @Test(
    "r shows the exercise's part of the lesson, l the list, ? the keys; one that means nothing says so"
  )
  func otherKeys() async {
    await watch.begin()
    await store.send(watch.press("l")) { $0.say(.list) }
    await store.send(watch.press("?")) { $0.say(.keys) }
    await store.send(watch.press("r")) { $0.say(.section(of: $0.exercise)) }
    for key: Key in [.up, .escape, .backspace, .character(" ")] {
      await store.send(.terminal(.key(key)))
    }
    for key: Character in ["x", "N"] {
      await store.send(watch.press(key)) { $0.say(.noSuchKey(key)) }
    }
    await watch.quit()
  }

  @Test("v shows the solution, once more of it if the exercise hasn't passed") func solution() async
  {
    await watch.begin()
    await watch.finishCheck()
    let showing = Watch.Message.answer(.solution(store.state.exercise))
    await store.send(watch.press("v")) {
      $0.asked = .solution
      $0.say(.question(.solution))
    }
    await store.send(.terminal(.key(.up))) { $0.asked = nil }
    await store.send(watch.press("v")) {
      $0.asked = .solution
      $0.say(.question(.solution))
    }
    await store.send(watch.press("v")) {
      $0.asked = nil
      $0.say(showing)
    }
    await watch.save("right")
    world.endCheck()
    await store.receive(.checked(.success(verdict("right")))) {
      $0.check = .idle
      $0.verdict = verdict("right")
      $0.say(.answer(.verdict(verdict("right"), $0.submission!)))
      $0.progress.done = ["First"]
      $0.unsaved = [.done("First", true)]
    }
    await watch.seeSaved()
    await store.send(watch.press("v")) { $0.say(showing) }
    await watch.quit()
  }

  @Test("z restores the starter when it is pressed twice, also of a file that is gone")
  func reset() async {
    await watch.begin()
    await watch.finishCheck()
    world[store.state.exercise] = .missing
    await world.clock.advance(by: Watch.savingTime * 2)
    await store.receive(.contentsChanged(.missing)) {
      $0.contents = .missing
      $0.verdict = nil
      $0.say(.missing($0.exercise))
    }
    await store.send(watch.press("z")) {
      $0.asked = .reset
      $0.say(.question(.reset))
    }
    let exercise = store.state.exercise
    await store.send(watch.press("z")) { $0.asked = nil }
    await store.receive(.wasReset(exercise, .success([Path("/kept")]))) {
      $0.say(.answer(.reset(exercise, kept: [Path("/kept")])))
    }
    await world.clock.advance(by: Watch.interval)
    await watch.seeCheckBegin(.text("First starter"))
    await watch.quit()
  }

  @Test("q after a page of the lesson leaves the page, and only the next one quits")
  func quitPage() async {
    await watch.begin()
    await watch.finishCheck()
    await store.send(watch.press("r")) { $0.say(.section(of: $0.exercise)) }
    await store.send(watch.press("q")) {
      $0.asked = .quit
      $0.say(.question(.quit))
    }
    await store.send(watch.press("q")) {
      $0.asked = nil
      $0.isQuitting = true
      $0.say(.farewell)
    }
    await store.finish()
  }

  @Test("p and g during a check of what you wrote wait for its verdict; pressed twice, they don't")
  func leaveDuringCheck() async throws {
    let (first, second) = (store.state.exercise, try watch.exercise("Second"))
    await watch.begin()
    await watch.finishCheck()
    try await goOn(to: "Second")
    await watch.seeCheckBegin(.text("Second starter"))
    await watch.finishCheck()
    await watch.save("right")
    await store.send(watch.press("p")) { $0.onward = .anyway(.previous) }
    world.endCheck()
    await store.receive(.checked(.success(verdict("right")))) {
      $0.check = .idle
      $0.onward = nil
      $0.say(.answer(.verdict(verdict("right"), $0.submission!)))
      $0.say(.answer(.movedOn(to: first)))
      $0.progress.done = [second.id]
      $0.progress.current = first.id
      $0.unsaved = [.done(second.id, true), .current(first.id)]
      $0.exercise = first
      $0.contents = nil
      $0.verdict = nil
    }
    await store.receive(.saved(.success([]))) { $0.unsaved.removeFirst() }
    await watch.seeSaved()
    await watch.seeCheckBegin(.text("First starter"))
    await store.send(watch.press("p")) { $0.onward = .anyway(.previous) }
    await store.send(watch.press("p")) { $0.say(.answer(.first(first))) }
    await watch.quit()
  }

  @Test("A save of another exercise's file is noticed, and leads nowhere by itself")
  func savedElsewhere() async throws {
    let second = try watch.exercise("Second")
    await watch.begin()
    await watch.finishCheck()
    world[second] = .text("right")
    await world.clock.advance(by: Watch.interval * Watch.looksBetweenOthers)
    await store.receive(.savedElsewhere("Second")) { $0.say(.savedElsewhere(second)) }
    await watch.quit()
  }

  @Test("o opens the exercise's file in an editor, and says why if that fails")
  func open() async {
    let problem = Problem("No editor is set.", "Set VISUAL.")
    await watch.begin()
    await store.send(watch.press("o"))
    world.openProblem = problem
    await store.send(watch.press("o"))
    await store.receive(.openFailed(problem)) { $0.say(.problem(problem)) }
    #expect(world.opened == ["First"])
    await watch.quit()
  }

  @Test("c clears the screen and shows the exercise again, with its verdict if there is one")
  func clear() async {
    await watch.begin()
    await store.send(watch.press("c")) {
      $0.say(.clear)
      $0.say(.answer(.movedOn(to: $0.exercise)))
    }
    await watch.finishCheck()
    await store.send(watch.press("c")) {
      $0.say(.clear)
      $0.say(.answer(.movedOn(to: $0.exercise)))
      $0.say(.answer(.verdict(verdict("First starter"), $0.submission!)))
    }
    await watch.quit()
  }

  // MARK: - The end

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
    await store.receive(.terminal(event)) {
      $0.isQuitting = true
      $0.say(.farewell)
      $0.signal = signal
      $0.check = .ending
    }
    world[store.state.exercise] = .text("new")
    write("current Third")
    world.terminal.continuation.yield(.key(.character("n")))
    await world.clock.advance(by: Watch.interval * 3)
    #expect(world.checked != nil, "The watch waits for the end of its check.")
    await watch.endCancelledCheck(.cancelled, next: nil)
    await store.finish()
    try await world.clock.checkSuspension()
  }

  @Test("If no check is under way, there is nothing to wait for")
  func quitIdle() async {
    await watch.begin()
    await watch.finishCheck()
    await store.send(watch.press("q")) {
      $0.isQuitting = true
      $0.say(.farewell)
    }
    await store.finish()
  }

  @Test("An exercise without a feature can't be played, and the watch says so") func noFeature()
    async
  {
    await watch.begin()
    await watch.finishCheck()
    await store.send(watch.press("s")) { $0.say(.problem($0.exercise.notPlayable)) }
    await watch.quit()
  }
}
