import Chapter04Modern
import Terminal
import Testing

@testable import Runner

@MainActor
@Suite struct WatchReducerTests {
  let watch: WatchSteps
  var world: WatchWorld { watch.world }
  var store: TestStoreOf<Watch> { watch.store }

  init() throws { watch = try WatchSteps() }

  /// How a check that was cancelled may end.
  nonisolated static let endings: [Result<Verdict, any Error>] = [
    .cancelled, .success(verdict("older")), .failure(Problem("The disk is full.", "Make room.")),
  ]

  // MARK: - Looking and checking

  @Test("The first look begins a check, and its verdict is shown")
  func firstLook() async {
    await watch.begin()
    #expect(world.begun.map(\.text) == ["First starter"])
    await watch.finishCheck()
    await watch.quit()
  }

  @Test("The same contents again do nothing, during a check and after it")
  func sameContents() async {
    await watch.begin()
    await world.clock.advance(by: Watch.interval * 3)
    await watch.finishCheck()
    await world.clock.advance(by: Watch.interval * 3)
    #expect(world.begun.count == 1)
    await watch.quit()
  }

  @Test(
    "A save during a check cancels it; then the newer text is checked and only its verdict shown",
    arguments: 0..<3
  )
  func saveDuringCheck(ending: Int) async {
    await watch.begin()
    await watch.saveDuringCheck("new")
    await world.clock.advance(by: Watch.interval * 3)
    #expect(world.begun.count == 1, "The newer text waits until the older check has ended.")
    await watch.endCancelledCheck(Self.endings[ending], next: "new")
    await watch.finishCheck()
    await watch.quit()
  }

  @Test("Of many saves during a check only the last is checked")
  func manySaves() async {
    await watch.begin()
    for text in ["2", "3", "4"] { await watch.saveDuringCheck(text) }
    await watch.endCancelledCheck(.cancelled, next: "4")
    await watch.finishCheck()
    #expect(world.begun.map(\.text) == ["First starter", "4"])
    await watch.quit()
  }

  @Test(
    "A text that comes back while its check is cancelled still gets one verdict",
    arguments: 0..<3
  )
  func thereAndBack(ending: Int) async {
    await watch.begin()
    for text in ["B", "First starter"] { await watch.saveDuringCheck(text) }
    await watch.endCancelledCheck(Self.endings[ending], next: "First starter")
    await watch.finishCheck()
    await watch.quit()
  }

  @Test("A problem in a check is shown, and the next check goes on as usual")
  func problem() async {
    let problem = Problem("The disk is full.", "Make room.")
    await watch.begin()
    world.endCheck(.failure(problem))
    await store.receive(.checked(.failure(problem))) {
      $0.check = .idle
      $0.say(.problem(problem))
    }
    await watch.save("new")
    await watch.finishCheck()
    await watch.quit()
  }

  @Test("A missing file is reported once and ends the check, and is checked when it is back")
  func missing() async {
    await watch.begin()
    let first = store.state.exercise
    world[first] = .missing
    await world.clock.advance(by: Watch.savingTime * 2)
    await store.receive(.contentsChanged(.missing)) {
      $0.contents = .missing
      $0.check = .ending
      $0.say(.missing(first))
    }
    await watch.endCancelledCheck(.cancelled, next: nil)
    await watch.save("First starter")
    await watch.finishCheck()
    await watch.quit()
  }

  @Test(
    "A file that is gone for less than 300 ms counts as being saved, whatever it holds afterwards"
  )
  func beingSaved() async {
    await watch.begin()
    await watch.finishCheck()
    let first = store.state.exercise
    for looks in 1...7 {
      world[first] = .missing
      await world.clock.advance(by: Watch.interval * looks)
      await watch.save("version \(looks)")
      await watch.finishCheck()
    }
    world[first] = .missing
    await world.clock.advance(by: Watch.interval * 7)
    world[first] = .text("version 7")
    await world.clock.advance(by: Watch.interval * 2)
    await store.receive(.savedUnchanged) {
      $0.say(.unchanged(verdict("version 7"), $0.submission!))
    }
    world[first] = .missing
    await world.clock.advance(by: Watch.interval * 8)
    await store.receive(.contentsChanged(.missing)) {
      $0.contents = .missing
      $0.verdict = nil
      $0.say(.missing(first))
    }
    await watch.quit()
  }

  @Test("Saving the same text repeats the verdict, once per save")
  func savedUnchanged() async {
    await watch.begin()
    world.saveAgain(store.state.exercise)
    await world.clock.advance(by: Watch.interval * 2)
    // Its verdict is still to come: that is the answer.
    await store.receive(.savedUnchanged)
    await watch.finishCheck()
    // Some editors touch a file several times in one save.
    for _ in 1...3 {
      world.saveAgain(store.state.exercise)
      await world.clock.advance(by: Watch.interval)
    }
    await world.clock.advance(by: Watch.interval * 3)
    await store.receive(.savedUnchanged) {
      $0.say(.unchanged(verdict("First starter"), $0.submission!))
    }
    #expect(world.begun.count == 1)
    await watch.quit()
  }

  @Test("Saving the same text after a check that failed checks it again")
  func savedAfterProblem() async {
    let problem = Problem("The disk is full.", "Make room.")
    await watch.begin()
    world.endCheck(.failure(problem))
    await store.receive(.checked(.failure(problem))) {
      $0.check = .idle
      $0.say(.problem(problem))
    }
    world.saveAgain(store.state.exercise)
    await world.clock.advance(by: Watch.interval * 2)
    await store.receive(.savedUnchanged) { $0.check = .running($0.submission!) }
    await watch.finishCheck()
    await watch.quit()
  }

  @Test("The seconds of a long check are counted, from its own beginning to its end")
  func seconds() async {
    let part = Watch.Building(part: 1, of: 2, name: "Chapter01Functions")
    await watch.begin()
    for seconds in 1...3 {
      await world.clock.advance(by: .seconds(1))
      await store.receive(.second) { $0.check = .running($0.submission!, seconds: seconds) }
    }
    await world.build(part)
    await store.receive(.building(part)) {
      $0.check = .running($0.submission!, building: part, seconds: 3)
    }
    await watch.finishCheck()
    await world.clock.advance(by: .seconds(5))
    await watch.save("new")
    await world.clock.advance(by: .seconds(1))
    await store.receive(.second) { $0.check = .running($0.submission!, seconds: 1) }
    await watch.quit()
  }

  @Test("If the screen is to be cleared, each verdict appears below the exercise on a clear screen")
  func clearsScreen() async throws {
    var state = Watch.State(progress: .init(), exercise: store.state.exercise)
    state.clearsScreen = true
    let store = world.makeStore(state)
    await store.send(.began)
    await store.receive(.contentsChanged(.text("First starter"))) {
      $0.contents = .text("First starter")
      $0.check = .running($0.submission!)
    }
    world.endCheck()
    await store.receive(.checked(.success(verdict("First starter")))) {
      $0.check = .idle
      $0.verdict = verdict("First starter")
      $0.say(.clear)
      $0.say(.answer(.movedOn(to: $0.exercise)))
      $0.say(.answer(.verdict(verdict("First starter"), $0.submission!)))
    }
    await store.send(watch.press("q")) {
      $0.isQuitting = true
      $0.say(.farewell)
    }
    await store.finish()
  }

  @Test("A file that can't be read is reported, with the reason, and ends the check")
  func unreadable() async {
    let problem = Problem("It is no text.", "Save it as UTF-8.")
    await watch.begin()
    world[store.state.exercise] = .unreadable(problem)
    await world.clock.advance(by: Watch.interval)
    await store.receive(.contentsChanged(.unreadable(problem))) {
      $0.contents = .unreadable(problem)
      $0.check = .ending
      $0.say(.problem(problem))
    }
    await watch.endCancelledCheck(.cancelled, next: nil)
    await watch.quit()
  }

  @Test("The part of a build that is under way is shown, and not after its check")
  func building() async {
    let part = Watch.Building(part: 1, of: 2, name: "Chapter01Functions")
    await watch.begin()
    await world.build(part)
    await store.receive(.building(part)) { $0.check = .running($0.submission!, building: part) }
    await watch.finishCheck()
    await watch.save("new")
    await world.build(part)
    await store.receive(.building(part)) { $0.check = .running($0.submission!, building: part) }
    await watch.saveDuringCheck("newer")
    await world.build(part)
    await store.receive(.building(part))
    await watch.endCancelledCheck(.cancelled, next: "newer")
    await watch.quit()
  }

  // MARK: - Done

  @Test("An exercise is done if it passed when last checked, and only changes are saved")
  func done() async {
    await watch.begin()
    await watch.finishCheck()
    for text in ["right", "wrong", "right", "right again"] {
      await watch.save(text)
      let isChange = text != "right again"
      world.endCheck()
      await store.receive(.checked(.success(verdict(text)))) {
        $0.check = .idle
        $0.verdict = verdict(text)
        $0.say(.answer(.verdict(verdict(text), $0.submission!)))
        if isChange {
          $0.progress.done = text == "wrong" ? [] : ["First"]
          $0.unsaved = [.done("First", text != "wrong")]
        }
      }
      if isChange { await watch.seeSaved() }
      #expect(world.saved?.done == (text == "wrong" ? [] : ["First"]))
    }
    await watch.quit()
  }

  // MARK: - Saving

  @Test("What can't be saved is reported, and the watch goes on")
  func saveProblem() async throws {
    let problem = Problem("The disk is full.", "Make room.")
    let second = try watch.exercise("Second")
    await watch.begin()
    await watch.finishCheck()
    world.saveProblem = problem
    await store.send(watch.press("n")) {
      $0.say(.answer(.movedOn(to: second, pending: $0.exercise)))
      $0.exercise = second
      $0.contents = nil
      $0.verdict = nil
      $0.progress.current = "Second"
      $0.unsaved = [.current("Second")]
    }
    await store.receive(.saved(.failure(problem))) {
      $0.unsaved = []
      $0.say(.problem(problem))
    }
    await watch.seeCheckBegin(.text("Second starter"))
    await watch.quit()
  }

  @Test("Notices about saving are shown")
  func notices() async {
    let notice = Notice("It was damaged.", "It is kept.")
    await watch.begin()
    world.notices = [notice]
    await store.send(watch.press("h")) {
      $0.progress.hints = ["First": 1]
      $0.unsaved = [.hints("First", 1)]
      $0.say(.answer(.hint($0.exercise, 1)))
    }
    await store.receive(.saved(.success([notice]))) {
      $0.unsaved = []
      $0.say(.notice(notice))
    }
    await store.receive(.savedStateChanged(world.savedState)) { $0.savedState = world.savedState }
    await watch.quit()
  }

  @Test("Changes are saved one after the other, even the last ones when the user quits at once")
  func saveOrder() async {
    world.holdSaves()
    await watch.begin()
    await watch.finishCheck()
    for given in 1...2 {
      await store.send(watch.press("h")) {
        $0.progress.hints = ["First": given]
        $0.unsaved.append(.hints("First", given))
        $0.say(.answer(.hint($0.exercise, given)))
      }
    }
    await store.send(watch.press("q")) {
      $0.isQuitting = true
      $0.say(.farewell)
    }
    for given in 1...2 {
      world.endSave()
      await store.receive(.saved(.success([]))) { $0.unsaved.removeFirst() }
      #expect(world.changes.last == .hints("First", given))
    }
    await store.finish()
  }

  // MARK: - The screen

  @Test("Old messages are dropped but counted, so that the screen knows which are new")
  func forgets() {
    var state = store.state
    for count in 1...120 {
      state.say(.problem(Problem("\(count)", "")))
      #expect(state.forgotten + state.messages.count == count)
      #expect(state.messages.last == .problem(Problem("\(count)", "")))
      #expect(state.messages.count <= 100)
    }
  }

  @Test("A terminal that has changed is redrawn", arguments: [TerminalEvent.resized, .redraw])
  func redraw(event: TerminalEvent) async {
    await watch.begin()
    for count in 1...2 { await store.send(.terminal(event)) { $0.redraws = count } }
    await watch.quit()
  }
}
