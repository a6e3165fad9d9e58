import Terminal
import Testing

@testable import Runner

@MainActor
@Suite struct WatchReducerTests {
  let watch: WatchSteps
  var world: WatchWorld { watch.world }

  init() throws { watch = try WatchSteps() }

  // MARK: - Looking and checking

  @Test("The first look begins a check, whose verdict is shown; the same contents begin none")
  func firstLook() async {
    await watch.begin()
    await watch.wait(Watch.interval * 3)
    #expect(watch.shown() == "")
    await watch.endCheck()
    #expect(watch.shown().hasPrefix("NOT YET  1.1 First"))
    await watch.wait(Watch.interval * 3)
    #expect(watch.checks == ["First starter"])
    await watch.quit()
  }

  @Test(
    "Saves during a check cancel it; then only the last text is checked, and only it gets a verdict",
    arguments: 0..<3
  )
  func saveDuringCheck(ending: Int) async {
    await watch.begin()
    for text in ["2", "3", "right"] { await watch.save(text) }
    await watch.wait(Watch.interval * 3)
    #expect(watch.checks.count == 1, "The newer text waits until the older check has ended.")
    await watch.endCheck(endingsOfCancelledCheck[ending])
    #expect(watch.shown() == "")
    #expect(watch.checks == ["First starter", "right"])
    await watch.endCheck()
    #expect(watch.shown().hasPrefix("PASS  1.1 First"))
    await watch.quit()
  }

  @Test(
    "A text that comes back while its check is cancelled still gets one verdict",
    arguments: 0..<3
  )
  func thereAndBack(ending: Int) async {
    await watch.begin()
    for text in ["B", "First starter"] { await watch.save(text) }
    await watch.endCheck(endingsOfCancelledCheck[ending])
    #expect(watch.shown() == "")
    await watch.endCheck()
    #expect(watch.shown().contains("First starter"))
    #expect(watch.checks == ["First starter", "First starter"])
    await watch.quit()
  }

  @Test("A problem in a check is shown, and the same text is checked again when it is saved again")
  func problem() async throws {
    await watch.begin()
    await watch.endCheck(.failure(Problem("The disk is full.", "Make room.")))
    #expect(watch.shown() == "The disk is full. Make room.\n")
    world.saveAgain(try world.catalog.exercise("First"))
    await watch.wait(Watch.interval * 2)
    await watch.endCheck()
    #expect(watch.shown().hasPrefix("NOT YET"))
    await watch.quit()
  }

  @Test("A file that is gone or can't be read ends the check, is reported once, and may come back")
  func missing() async {
    await watch.begin()
    await watch.save(.unreadable(Problem("It is no text.", "Save it as UTF-8.")))
    await watch.endCheck(endingsOfCancelledCheck[0])
    #expect(watch.shown() == "It is no text. Save it as UTF-8.\n")
    await watch.save(.missing)
    await watch.wait(Watch.savingTime * 2)
    #expect(watch.shown().ranges(of: "is gone.").count == 1)
    await watch.save("First starter")
    await watch.endCheck()
    #expect(watch.checks == ["First starter", "First starter"])
    await watch.quit()
  }

  @Test(
    "A file that is gone for less than 300 ms counts as being saved, whatever it holds afterwards"
  )
  func beingSaved() async {
    await watch.begin()
    await watch.endCheck()
    for looks in 1...7 {
      await watch.save(.missing)
      await watch.wait(Watch.interval * (looks - 1))
      await watch.save("version \(looks)")
      await watch.endCheck()
    }
    #expect(!watch.shown().contains("is gone"))
    await watch.save(.missing)
    await watch.wait(Watch.interval * 6)
    await watch.save("version 7")
    await watch.wait(Watch.interval)
    #expect(watch.shown().hasPrefix("Unchanged: still NOT YET"))
    await watch.save(.missing)
    await watch.wait(Watch.interval * 7)
    #expect(watch.shown().contains("is gone"))
    await watch.quit()
  }

  @Test("Saving the same text repeats the verdict, once per save, and waits for one to come")
  func savedUnchanged() async throws {
    let first = try world.catalog.exercise("First")
    await watch.begin()
    world.saveAgain(first)
    await watch.wait(Watch.interval * 2)
    #expect(watch.shown() == "")
    await watch.endCheck()
    _ = watch.shown()
    // Some editors touch a file several times in one save.
    for _ in 1...3 {
      world.saveAgain(first)
      await watch.wait(Watch.interval)
    }
    await watch.wait(Watch.interval * 3)
    #expect(watch.shown().hasPrefix("Unchanged: still NOT YET"))
    #expect(watch.checks.count == 1)
    await watch.quit()
  }

  @Test("A long check shows its seconds and the part that is built, from its own beginning")
  func seconds() async {
    let part = Watch.Building(part: 1, of: 2, name: "Chapter01Functions")
    await watch.begin()
    #expect(watch.status.hasSuffix("checking 1.1"))
    await watch.wait(.seconds(3))
    #expect(watch.status.hasSuffix("checking 1.1, 3 s"))
    await world.build(part)
    await watch.wait(.zero)
    #expect(watch.status.hasSuffix("building Chapter01Functions, 3 s"))
    await watch.endCheck()
    await watch.wait(.seconds(5))
    await watch.save("new")
    #expect(watch.status.hasSuffix("checking 1.1"))
    await watch.save("newer")
    await world.build(part)
    await watch.wait(.zero)
    #expect(watch.status.hasSuffix("checking 1.1"), "What is cancelled shows no part.")
    await watch.endCheck(endingsOfCancelledCheck[0])
    await watch.quit()
  }

  @Test("If the screen is to be cleared, each verdict appears below the exercise on a clear screen")
  func clearsScreen() async throws {
    let watch = try WatchSteps(clearsScreen: true)
    await watch.begin()
    await watch.endCheck()
    #expect(watch.store.state.messages.first == .clear)
    let page = watch.shown()
    #expect(page.hasPrefix("1.1 First: A title\n"))
    #expect(page.contains("\nNOT YET  1.1 First"))
    await watch.quit()
  }

  // MARK: - Saving

  @Test("An exercise is done if it passed when last checked, and only changes are saved")
  func done() async {
    await watch.begin()
    await watch.endCheck()
    for text in ["right", "wrong", "right", "right again"] {
      await watch.save(text)
      await watch.endCheck()
      #expect(world.saved?.done == (text == "wrong" ? [] : ["First"]))
    }
    #expect(world.changes == [.done("First", true), .done("First", false), .done("First", true)])
    await watch.quit()
  }

  @Test("What can't be saved is reported, with notices about it, and the watch goes on")
  func saveProblem() async {
    await watch.begin()
    await watch.endCheck()
    world.notices = [Problem("It was damaged.", "It is kept.")]
    await watch.press("h")
    #expect(watch.shown().hasSuffix("It was damaged. It is kept.\n"))
    world.saveProblem = Problem("The disk is full.", "Make room.")
    await watch.press("n")
    #expect(watch.shown().contains("The disk is full. Make room.\n"))
    #expect(watch.checks.last == "Second starter")
    await watch.quit()
  }

  @Test("Changes are saved one after the other, even the last ones when the user quits at once")
  func saveOrder() async {
    world.holdSaves()
    await watch.begin()
    await watch.endCheck()
    await watch.press("hhq")
    for given in 1...2 {
      world.endSave()
      await watch.store.receive { if case .saved = $0 { true } else { false } }
      #expect(world.changes.last == .hints("First", given))
    }
    await watch.store.finish()
  }

  // MARK: - The screen

  @Test("Old messages are dropped but counted, so that the screen knows which are new")
  func forgets() {
    var state = watch.store.state
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
    for count in 1...2 {
      await watch.send(.terminal(event))
      #expect(watch.store.state.redraws == count)
    }
    await watch.quit()
  }
}
