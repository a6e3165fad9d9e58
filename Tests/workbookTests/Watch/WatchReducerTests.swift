import Terminal
import Testing

@testable import workbook

@Suite struct WatchReducerTests {
  var watch: WatchInterpreter

  init() throws { watch = try WatchInterpreter(Fixture()) }

  // MARK: - Looking and checking

  @Test("The first look begins a check, and its verdict is shown")
  mutating func firstLook() {
    watch.look()
    #expect(watch.begun.map(\.text) == ["First starter"])
    #expect(watch.messages.isEmpty)
    watch.finish()
    #expect(watch.verdicts == ["First starter"])
  }

  @Test("The same contents again do nothing, during a check and after it")
  mutating func sameContents() {
    watch.look()
    watch.look()
    #expect(!watch.isCancelled)
    watch.finish()
    watch.look()
    #expect(watch.begun.count == 1)
    #expect(watch.verdicts.count == 1)
  }

  @Test(
    "A save during a check cancels it; then the newer text is checked and only its verdict shown",
    arguments: [false, true]
  )
  mutating func saveDuringCheck(tooLateToCancel: Bool) {
    watch.save("old")
    watch.save("new")
    #expect(watch.isCancelled)
    #expect(watch.begun.count == 1, "The newer text waits until the older check has ended.")
    watch.finish(tooLateToCancel: tooLateToCancel)
    #expect(watch.begun.map(\.text) == ["old", "new"])
    watch.finish()
    #expect(watch.verdicts == ["new"])
  }

  @Test("Of many saves during a check only the last is checked")
  mutating func manySaves() {
    for text in ["1", "2", "3", "4"] { watch.save(text) }
    watch.finish()
    watch.finish()
    #expect(watch.begun.map(\.text) == ["1", "4"])
    #expect(watch.verdicts == ["4"])
  }

  @Test(
    "A text that comes back while its check is cancelled still gets one verdict",
    arguments: [false, true]
  )
  mutating func thereAndBack(tooLateToCancel: Bool) {
    for text in ["A", "B", "A"] { watch.save(text) }
    watch.finish(tooLateToCancel: tooLateToCancel)
    watch.finish()
    #expect(watch.verdicts == ["A"])
    #expect(watch.running == nil)
  }

  @Test("A problem with an older text is nobody's business; one with this text is shown")
  mutating func problems() {
    watch.save("old")
    watch.save("new")
    watch.fail()
    #expect(watch.messages.isEmpty)
    watch.fail()
    #expect(watch.messages == [.problem(Problem("The disk is full.", "Make room."))])
    watch.press("r")
    watch.finish()
    #expect(watch.verdicts == ["new"])
  }

  @Test("A file that is gone is told once and ends the check; when it is back it is checked")
  mutating func missing() {
    watch.look()
    watch.send(.looked(watch.state.exercise, .missing))
    watch.send(.looked(watch.state.exercise, .missing))
    #expect(watch.isCancelled)
    #expect(watch.messages == [.missing(watch.state.exercise)])
    watch.finish(tooLateToCancel: true)
    #expect(watch.verdicts.isEmpty)
    watch.look()
    watch.finish()
    #expect(watch.verdicts == ["First starter"])
  }

  @Test("A file that can't be read is told, with the reason")
  mutating func unreadable() {
    let problem = Problem("It is no text.", "Save it as UTF-8.")
    watch.look()
    watch.send(.looked(watch.state.exercise, .unreadable(problem)))
    #expect(watch.isCancelled)
    #expect(watch.messages == [.problem(problem)])
  }

  @Test("What was seen in the file of an exercise that was left meanwhile is passed over")
  mutating func lateLook() {
    let first = watch.state.exercise
    watch.press("n")
    watch.send(.looked(first, .text("First, right")))
    #expect(watch.begun.isEmpty)
    watch.look()
    #expect(watch.begun.map(\.text) == ["Second starter"])
  }

  @Test("A build's part is shown while it goes on, and no longer than its check")
  mutating func building() {
    let part = Watch.Building(part: 1, of: 2, name: "Chapter01Functions")
    watch.send(.building(part))
    #expect(watch.state.building == nil)
    watch.look()
    watch.send(.building(part))
    #expect(watch.state.building == part)
    watch.finish()
    #expect(watch.state.building == nil)
  }

  // MARK: - Done

  @Test("Done is what passed when it was last checked; only a change of it is saved")
  mutating func done() {
    watch.save("right")
    watch.finish()
    #expect(watch.saved.done == ["First"])
    #expect(watch.state.progress.done == ["First"])
    watch.save("wrong")
    watch.finish()
    #expect(watch.saved.done.isEmpty)
    #expect(watch.state.progress.done.isEmpty)
  }
}
