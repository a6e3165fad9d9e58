import Chapter03Effects
import Dispatch
import Testing

@Suite struct ImmediateCancelTests {
  /// Starts searches, each 300 ms later, whose response takes 100 ms. Its log says what happens to
  /// them, and when.
  private final class Searches {
    let running = Running()
    private let scheduler = DispatchQueue.test
    private(set) var log: [String] = []
    private var tokens: [AnyCancellable] = []

    private func note(_ event: String) {
      log.append("\(event) at \(Int(scheduler.now.sinceStart / .milliseconds(1)))")
    }

    func start(_ name: String, id: AnyHashable = "search", respondsImmediately: Bool = false) {
      let work = Effect<Int, Never>.run { [scheduler] subscriber in
        self.note("request \(name)")
        if respondsImmediately {
          subscriber.send(completion: .finished)
          return AnyCancellable {}
        }
        var hasResponded = false
        scheduler.schedule(after: scheduler.now + .milliseconds(100)) {
          hasResponded = true
          subscriber.send(7)
          subscriber.send(completion: .finished)
        }
        return AnyCancellable { if !hasResponded { self.note("stopped \(name)") } }
      }
      tokens.append(
        work.later(
          id: id,
          after: .milliseconds(300),
          on: respondsImmediately ? .immediate : scheduler.eraseToAnyScheduler(),
          in: running
        )
        .sink(
          receiveCompletion: { _ in self.note("finished \(name)") },
          receiveValue: { _ in self.note("response \(name)") }
        )
      )
    }

    func cancel(_ id: AnyHashable = "search") { running.cancel(id: id) }
    func drop() { tokens = [] }
    func wait(_ milliseconds: Int) { scheduler.advance(by: .milliseconds(milliseconds)) }
  }

  @Test("Unless it is cancelled, the work begins after the delay")  // starter passes
  func notCancelled() throws {
    let searches = Searches()
    searches.start("a")
    searches.wait(1_000)
    try #require(
      searches.log == ["request a at 300", "response a at 400", "finished a at 400"],
      "A search was started. The response takes 100 ms."
    )
  }

  @Test("An effect is registered once, from its start to its end") func registered() throws {
    let searches = Searches()
    _ = Effect<Int, Never>.none.later(id: 1, after: .zero, on: .immediate, in: searches.running)
    let made = searches.running.count
    searches.start("a")
    let waiting = searches.running.count
    searches.wait(350)
    let working = searches.running.count
    searches.wait(1_000)
    try #require(
      [made, waiting, working, searches.running.count] == [0, 1, 1, 0],
      "`running.count` before a search starts, while it waits, while it works, and at the end."
    )
    searches.start("b", respondsImmediately: true)
    let immediate = searches.running.count
    try #require(immediate == 0, "The scheduler doesn't wait, and the work ends as it begins.")
    searches.start("c")
    searches.start("d")
    searches.drop()
    try #require(searches.running.count == 0, "Nobody observes the two searches any more.")
  }

  @Test("Work that is cancelled in the same turn never begins, and finishes immediately")
  func sameTurn() throws {
    let searches = Searches()
    searches.start("a")
    searches.cancel()
    searches.wait(1_000)
    try #require(searches.log == ["finished a at 0"], "A search was started, and cancelled.")
  }

  @Test("Work that is cancelled while it waits never begins") func waiting() throws {
    let searches = Searches()
    searches.start("a")
    searches.wait(200)
    searches.cancel()
    searches.start("b")
    searches.drop()
    searches.wait(1_000)
    try #require(
      [searches.log, ["\(searches.running.count)"]] == [["finished a at 200"], ["0"]],
      "a was cancelled after 200 ms, and the observer of b went. The last value is `running.count`."
    )
  }

  @Test("An effect that is cancelled during its work is stopped")  // starter passes
  func working() throws {
    let searches = Searches()
    searches.start("a")
    searches.wait(350)
    searches.cancel()
    searches.wait(1_000)
    try #require(
      searches.log.sorted() == ["finished a at 350", "request a at 300", "stopped a at 350"],
      "A search was cancelled after 350 ms, before its response."
    )
  }

  @Test("Cancelling an id ends what was started before, and nothing later") func next() throws {
    let searches = Searches()
    searches.start("a")
    searches.wait(100)
    searches.cancel()
    searches.start("b")
    searches.wait(1_000)
    try #require(
      searches.log == [
        "finished a at 100", "request b at 400", "response b at 500", "finished b at 500",
      ],
      "a was cancelled after 100 ms. Then b was started, with the same id."
    )
  }

  @Test("One id may stand for several effects, and other ids are left alone")
  func several() throws {
    let searches = Searches()
    searches.start("a")
    searches.start("b")
    searches.start("c", id: 2)
    searches.wait(100)
    searches.cancel()
    searches.wait(1_000)
    try #require(
      searches.log.sorted() == [
        "finished a at 100", "finished b at 100", "finished c at 400", "request c at 300",
        "response c at 400",
      ],
      "a, b and c were started. The id of a and b was cancelled after 100 ms; c has another."
    )
  }
  @Test("An effect that ends by itself leaves the others with its id alone")  // starter passes
  func endsByItself() throws {
    let searches = Searches()
    searches.start("a")
    searches.wait(200)
    searches.start("b")
    searches.wait(350)
    searches.cancel()
    searches.wait(1_000)
    try #require(
      searches.log.sorted() == [
        "finished a at 400", "finished b at 550", "request a at 300", "request b at 500",
        "response a at 400", "stopped b at 550",
      ],
      "a was started, and b 200 ms later, with the same id, which was cancelled at 550."
    )
  }
}
