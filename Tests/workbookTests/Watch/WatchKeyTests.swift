import Terminal
import Testing

@testable import workbook

@Suite struct WatchKeyTests {
  var watch: WatchInterpreter

  init() throws { watch = try WatchInterpreter(Fixture()) }

  func exercise(_ name: String) throws -> Exercise { try watch.state.catalog.exercise(name) }

  // MARK: - Going on

  @Test("n goes on to the next exercise that is not done, and remembers it")
  mutating func next() throws {
    watch.send(.progressChanged(try Progress("workbook 1\ndone Second")))
    watch.press("n")
    #expect(watch.messages == [.introduction(try exercise("Third"))])
    #expect(watch.saved.current == "Third")
    #expect(watch.state.progress.current == "Third")
    watch.look()
    #expect(watch.begun.map(\.text) == ["Third starter"])
  }

  @Test("n during a check cancels it; its verdict is never shown", arguments: [false, true])
  mutating func nextDuringCheck(tooLateToCancel: Bool) {
    watch.save("right")
    watch.press("n")
    #expect(watch.isCancelled)
    watch.look()
    watch.finish(tooLateToCancel: tooLateToCancel)
    #expect(watch.verdicts.isEmpty)
    #expect(watch.saved.done.isEmpty)
    watch.finish()
    #expect(watch.verdicts == ["Second starter"])
  }

  @Test("After the last exercise n comes back to the first that was left out")
  mutating func around() {
    for _ in 1...3 { watch.press("n") }
    #expect(watch.state.exercise.name == "First")
  }

  @Test("n says that all is done only when all is; else that this one is the last")
  mutating func noNext() throws {
    watch.send(.progressChanged(try Progress("workbook 1\ndone Second\ndone Third")))
    watch.press("n")
    #expect(watch.messages == [.lastPending(try exercise("First"))])
    watch.send(.progressChanged(try Progress("workbook 1\ndone First\ndone Second\ndone Third")))
    watch.press("n")
    #expect(watch.messages.last == .allDone)
  }

  @Test("When another workbook moves on, this one follows, and cancels what it was checking")
  mutating func progressChanged() throws {
    watch.look()
    watch.send(.progressChanged(try Progress("workbook 1\ncurrent Third\ndone First")))
    #expect(watch.isCancelled)
    #expect(watch.messages == [.introduction(try exercise("Third"))])
    #expect(watch.state.progress.done == ["First"])
    #expect(watch.saved == Progress(), "What another workbook saved is not saved again.")
    watch.finish(tooLateToCancel: true)
    watch.look()
    watch.finish()
    #expect(watch.verdicts == ["Third starter"])
  }

  @Test("A change of the progress that moves nowhere interrupts nothing")
  mutating func progressChangedElsewhere() throws {
    watch.look()
    for text in ["done Second", "current First", "current Unknown"] {
      watch.send(.progressChanged(try Progress("workbook 1\n" + text)))
    }
    #expect(!watch.isCancelled)
    #expect(watch.messages.isEmpty)
  }

  // MARK: - Hints and the rest

  @Test("Hints count to three and stay, each exercise for itself")
  mutating func hints() throws {
    for _ in 1...5 { watch.press("h") }
    let first = try exercise("First")
    #expect(watch.messages == [1, 2, 3, 3, 3].map { .hint(first, $0) })
    #expect(watch.saved.hints == ["First": 3])
    watch.press("n")
    watch.press("h")
    #expect(watch.messages.last == .hint(try exercise("Second"), 1))
  }

  @Test("Hints that another workbook gave are counted")
  mutating func hintsElsewhere() throws {
    watch.send(.progressChanged(try Progress("workbook 1\nhints First 1")))
    watch.press("h")
    #expect(watch.messages == [.hint(try exercise("First"), 2)])
  }

  @Test(
    "r and Return check the same text again, but not during a check",
    arguments: [Key.character("r"), .enter]
  )
  mutating func again(key: Key) {
    watch.send(.key(key))
    #expect(watch.begun.isEmpty, "There is nothing to check before the first look.")
    watch.look()
    watch.send(.key(key))
    #expect(watch.begun.count == 1)
    watch.finish()
    watch.send(.key(key))
    watch.finish()
    #expect(watch.verdicts == ["First starter", "First starter"])
  }

  @Test("l shows the list; any other key shows which keys there are")
  mutating func otherKeys() {
    watch.press("l")
    watch.press("x")
    watch.send(.key(.up))
    #expect(watch.messages == [.list, .keys, .keys])
  }

  // MARK: - The end

  static let endings: [(event: Watch.Event, signal: Int32?)] = [
    (.key(.character("q")), nil), (.inputClosed, nil), (.signal(2), 2), (.signal(15), 15),
  ]

  @Test("Every way out cancels the check first, and nothing happens any more", arguments: 0..<4)
  mutating func quit(way: Int) throws {
    let (event, signal) = Self.endings[way]
    watch.look()
    watch.send(event)
    #expect(watch.isCancelled)
    #expect(watch.quits == [signal])

    let state = watch.state
    let check = try #require(watch.running)
    for event: Watch.Event in [
      .looked(state.exercise, .text("new")), .progressChanged(Progress()), .key(.character("n")),
      .checked(check, .verdict(WatchInterpreter.verdict(check.text))),
    ] + Self.endings.map(\.event) {
      var after = state
      #expect(Watch.reduce(&after, event).isEmpty)
      #expect(after == state)
    }
  }

  @Test("Without a check under way there is nothing to cancel")
  mutating func quitIdle() {
    watch.look()
    watch.finish()
    watch.press("q")
    #expect(!watch.isCancelled)
    #expect(watch.quits == [nil])
  }
}
