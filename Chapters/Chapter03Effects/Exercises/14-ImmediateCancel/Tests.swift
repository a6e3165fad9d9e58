import Chapter03Effects
import Dispatch
import ReducerTesting
import Testing

@Suite struct ImmediateCancelTests {
  /// A search 300 ms later, whose answer comes 100 ms after the question.
  private final class Search {
    let running: Running
    let scheduler: TestScheduler
    private(set) var asked = 0
    /// Whether the work was stopped before its answer.
    private(set) var isStopped = false
    private(set) var values: [Int] = []
    private(set) var ends = 0
    private var token: AnyCancellable?

    init(
      in running: Running = Running(),
      on scheduler: TestScheduler = TestScheduler(),
      id: AnyHashable = "search"
    ) {
      self.running = running
      self.scheduler = scheduler
      token = Effect<Int, Never>.run { subscriber in
        self.asked += 1
        var isAnswered = false
        scheduler.schedule(after: scheduler.now + .milliseconds(100)) {
          isAnswered = true
          subscriber.send(7)
          subscriber.send(completion: .finished)
        }
        return AnyCancellable { self.isStopped = self.isStopped || !isAnswered }
      }
      .later(
        id: id,
        after: .milliseconds(300),
        on: scheduler.eraseToAnyScheduler(),
        in: running
      )
      .sink(
        receiveCompletion: { _ in self.ends += 1 },
        receiveValue: { self.values.append($0) }
      )
    }

    func advance(_ milliseconds: Int) {
      scheduler.advance(by: .milliseconds(milliseconds))
    }

    func drop() { token = nil }
  }

  private let earlier = "This depends on the rules above: fix those first."

  /// Whether a search that nobody cancels waits before it asks, and asks.
  private var isDelayed: Bool {
    let search = Search()
    search.advance(299)
    let early = search.asked
    search.advance(1)
    return early == 0 && search.asked == 1
  }

  /// Whether a search that nobody cancels is answered.
  private var isAnswered: Bool {
    let search = Search()
    search.advance(1_000)
    return search.values == [7] && isDelayed
  }

  /// Whether a search that is cancelled in the same turn never asks.
  private var isCancelled: Bool {
    let search = Search()
    search.running.cancel(id: "search")
    search.advance(1_000)
    return search.asked == 0 && isDelayed
  }

  /// Whether `running` knows a search at some time between its start and its end.
  private var isEverRegistered: Bool {
    let search = Search()
    let waiting = search.running.count
    search.advance(350)
    return waiting + search.running.count > 0
  }

  @Test("Unless it is cancelled, the work begins after the delay")  // starter passes
  func notCancelled() {
    let search = Search()
    search.advance(299)
    #expect(search.asked == 0, "The server was asked before the delay was over.")
    search.advance(1)
    let why =
      search.asked == 0
      ? "Nobody cancelled the search, but after 300 ms the server hasn't been asked."
      : "The server was asked \(search.asked) times."
    #expect(search.asked == 1, "\(why)")
    let endsTooSoon = search.ends == 1
    search.advance(100)
    let whyAnswer =
      switch (search.values, search.ends) {
      case ([7], 0): "The answer came, but the effect didn't finish."
      case ([7], _): "The effect finished \(search.ends) times."
      case ([], _) where endsTooSoon:
        "The effect finished as soon as the work had begun. It is over when the work is."
      case ([], _) where !search.isStopped:
        "The server answered, but the answer didn't arrive: pass it on to the subscriber."
      case ([], _):
        """
        The server was asked, but its answer didn't arrive. Something ended the work: what `sink` \
        returns must be kept while it runs.
        """
      default: "The server answered once, so one answer arrives."
      }
    #expect(search.values == [7] && search.ends == 1, "\(whyAnswer)")

    struct Offline: Error {}
    var hasFailed = false
    let token = Effect<Int, Offline>(error: Offline())
      .later(id: "search", after: .seconds(1), on: .immediate, in: search.running)
      .sink(
        receiveCompletion: { if case .failure = $0 { hasFailed = true } },
        receiveValue: { _ in }
      )
    withExtendedLifetime(token) {
      #expect(
        hasFailed || search.ends == 0,
        "The work failed, but the effect didn't. Pass on the completion that came."
      )
    }
    var both: [Int] = []
    let twoValues = Effect<Int, Never>.merge(Effect(value: 1), Effect(value: 2))
      .later(id: "search", after: .seconds(1), on: .immediate, in: search.running)
      .sink { both.append($0) }
    withExtendedLifetime(twoValues) {
      #expect(
        both != [1],
        "The work sent 1 and 2, but only 1 arrived. The effect is over when the work is."
      )
    }
  }

  @Test("The delay begins when the effect is started")  // starter passes
  func fromTheStart() {
    let (running, scheduler) = (Running(), TestScheduler())
    var asked: [Duration] = []
    let effect = Effect<Int, Never>.fireAndForget { asked.append(scheduler.now.sinceStart) }
      .later(
        id: "search",
        after: .milliseconds(400),
        on: scheduler.eraseToAnyScheduler(),
        in: running
      )
    scheduler.advance(by: .milliseconds(200))
    let token = effect.sink { _ in }
    scheduler.advance(by: .seconds(1))
    let why =
      asked == [.milliseconds(400)]
      ? """
      The effect was made at 0 ms and started at 200, and it asked at 400. Making an effect does \
      nothing, so read the scheduler's time inside the closure of `run`.
      """
      : asked == [.milliseconds(500)]
        ? "The delay was 400 ms, but the effect waited for 300." : earlier
    #expect(asked == [.milliseconds(600)], "\(why)")
    withExtendedLifetime(token) {}
  }

  @Test("Work that is cancelled in the same turn never begins") func sameTurn() {
    let search = Search()
    let (asked, count) = (search.asked, search.running.count)
    search.running.cancel(id: "search")
    search.advance(1_000)
    let why =
      if asked > 0 {
        """
        The server was asked at once. The work still has to wait for the delay; only the entry is \
        made before it.
        """
      } else if search.values.isEmpty {
        """
        The effect was over, but the server was asked anyway: the scheduler runs what it was \
        given. When the delay ends, check whether the effect is over.
        """
      } else if !isEverRegistered {
        """
        The cancellation was lost, because nothing was ever in `running`. The library's own \
        operators don't know that table.
        """
      } else if count > 0 {
        """
        The cancellation was lost. There was an entry, but its closure doesn't end the run: send \
        this run's subscriber a completion.
        """
      } else {
        """
        The cancellation was lost. When it came, nothing was registered yet: the entry was made \
        only when the work began.
        """
      }
    #expect(search.asked == 0, "\(why)")
  }

  @Test("An effect that is cancelled while it waits finishes at once") func atOnce() {
    let search = Search()
    search.advance(200)
    search.running.cancel(id: "search")
    let ends = search.ends
    search.advance(1_000)
    let why =
      switch (ends, search.ends) {
      case (0, 0) where search.asked == 0:
        """
        The effect was cancelled, but never finished. In a `concatenate`, the next part would wait \
        forever.
        """
      case (0, 0):
        "The effect was cancelled, but the server was asked, and the effect never finished."
      case (0, _) where search.asked > 0: "The effect was cancelled, but ran to its end."
      case (0, _):
        "The effect finished only when the delay ended. If you cancel it, it is over at once."
      default: "The effect finished \(search.ends) times."
      }
    #expect(ends == 1 && search.ends == 1, "\(why)")
  }

  @Test("An effect that is cancelled during its work sends nothing more")  // starter passes
  func underway() {
    let search = Search()
    search.advance(350)
    let count = search.running.count
    search.running.cancel(id: "search")
    search.advance(1_000)
    let why =
      if !isDelayed {
        earlier
      } else if !isEverRegistered {
        earlier
      } else if count == 0 {
        """
        The effect was cancelled between the question and the answer, but the answer arrived. The \
        entry must stay until the effect is over, not only until the work begins.
        """
      } else {
        """
        The effect was cancelled between the question and the answer, but the answer arrived. The \
        entry was there, but its closure doesn't end the run: send the subscriber a completion.
        """
      }
    #expect(search.values == [], "\(why)")
    let whyEnds =
      isDelayed
      ? """
      The effect was cancelled while the work was going on, and finished \(search.ends) times.
      """ : earlier
    #expect(search.ends == 1, "\(whyEnds)")
  }

  @Test("An effect started later with the same id isn't cancelled") func next() {
    let first = Search()
    first.running.cancel(id: "search")
    let second = Search(in: first.running, on: first.scheduler)
    first.advance(1_000)
    let why =
      if !isCancelled || !isAnswered {
        earlier
      } else if first.asked == 1 {
        """
        The first search asked, but it had been cancelled. Check whether this run is over, not \
        whether something is running under its id.
        """
      } else {
        """
        A search that was started after the cancellation was cancelled, too. `cancel(id:)` stops \
        only what is running.
        """
      }
    #expect(first.asked == 0 && second.values == [7], "\(why)")
  }

  @Test("One id may stand for several effects, and other ids are left alone") func several() {
    let first = Search()
    let second = Search(in: first.running, on: first.scheduler)
    let other = Search(in: first.running, on: first.scheduler, id: "other")
    first.running.cancel(id: "search")
    first.advance(1_000)
    let whyAsked =
      switch (first.asked, second.asked) {
      case _ where !isCancelled: earlier
      case (1, 1):
        "While a search with another id was running, one that had been cancelled asked anyway."
      default:
        "Two searches were waiting under one id. The id was cancelled, but one of them asked."
      }
    #expect(first.asked + second.asked == 0, "\(whyAsked)")
    let whyOther = isAnswered ? "A search with another id was stopped, too." : earlier
    #expect(other.values == [7], "\(whyOther)")
    let whyEntries =
      isCancelled && isAnswered
      ? """
      Two searches were cancelled and one has finished, but entries are left. Each run removes its \
      own key.
      """
      : earlier
    #expect(first.running.count == 0, "\(whyEntries)")

    let before = Search()
    let numbered = Search(in: before.running, on: before.scheduler, id: 2)
    numbered.running.cancel(id: 2)
    let whyNumber =
      isCancelled
      ? "A search has the number 2 as its id, and `cancel(id: 2)` didn't find it." : earlier
    #expect(numbered.ends == 1, "\(whyNumber)")
    let whyBefore =
      isCancelled && numbered.ends == 1
      ? "The second of two searches was cancelled, and that removed the first one's entry, too."
      : earlier
    #expect(before.running.count == 1, "\(whyBefore)")

    let one = Search()
    let two = Search(in: one.running, on: one.scheduler)
    one.advance(1_000)
    let whyBoth =
      isAnswered
      ? """
      Two searches share an id that nobody cancelled, but one of them was stopped. A new search \
      doesn't replace an earlier one.
      """ : earlier
    #expect(one.values == [7] && two.values == [7], "\(whyBoth)")
  }

  @Test("An effect is registered once, from its start to its end") func registered() {
    let search = Search()
    let waiting = search.running.count
    search.advance(350)
    let working = search.running.count
    search.advance(1_000)
    let after = search.running.count
    let why =
      switch (waiting, working, after) {
      case _ where !isDelayed: earlier
      case (0, _, _): "The effect isn't registered while it waits."
      case (1, 0, _):
        "The entry is removed when the work begins. It must stay until the effect is over."
      case (1, 2, _): "When the work begins, the effect is registered a second time."
      case (1, 1, 1): "The effect has finished, but its entry is still there."
      default: "One effect had \(waiting) entries, then \(working), then \(after)."
      }
    #expect([waiting, working, after] == [1, 1, 0], "\(why)")

    let idle = Running()
    _ = Effect<Int, Never>(value: 7).later(id: "search", after: .zero, on: .immediate, in: idle)
    #expect(
      idle.count == 0,
      "The effect was never started, but it has an entry. Make the entry when the effect starts."
    )

    let cancelled = Search()
    cancelled.running.cancel(id: "search")
    let atOnce = cancelled.running.count
    #expect(atOnce == 0, "The effect was cancelled, but its entry is still there.")
    cancelled.advance(1_000)
    let whyAgain =
      atOnce == 0 && isCancelled
      ? "The effect was cancelled, but when the delay ended, it had an entry again." : earlier
    #expect(cancelled.running.count == 0, "\(whyAgain)")
    let dropped = Search()
    dropped.drop()
    #expect(
      dropped.running.count == 0,
      """
      Nobody observes the effect any more, but its entry is still there: what `run`'s closure \
      returns must remove it.
      """
    )
    dropped.advance(1_000)
    let whyAsked =
      isCancelled
      ? "Nobody observed the effect when the delay ended, but the server was asked anyway."
      : earlier
    #expect(dropped.asked == 0, "\(whyAsked)")
  }

  @Test("Work that ends while it is starting leaves no entry")  // starter passes
  func immediate() {
    let running = Running()
    var values: [Int] = []
    let token = Effect<Int, Never>(value: 7)
      .later(id: "search", after: .seconds(1), on: .immediate, in: running)
      .sink { values.append($0) }
    #expect(values == [7], "The immediate scheduler runs the work at once, and the work sends 7.")
    let search = Search()
    search.advance(1_000)
    let why =
      search.running.count == 0
      ? "The work was over before the entry was made, so nothing removed it. Make the entry first."
      : "The effect has finished, but its entry is still there. This depends on the rules above."
    #expect(running.count == 0, "\(why)")
    withExtendedLifetime(token) {}
  }

  // MARK: - In any order

  private enum Script {
    case start(id: Int)
    case wait(Int)
    case cancel(id: Int)
    case drop(Int)
  }

  private struct Seen: Equatable {
    var count = 0
    /// For each search that was started, how often it has asked, given a value, and finished.
    var asked: [Int] = []
    var given: [Int] = []
    var ends: [Int] = []
  }

  /// What should be seen, worked out without effects.
  private struct Expected {
    private var now = 0
    private var searches: [(id: Int, start: Int, isOver: Bool)] = []
    var seen = Seen()

    mutating func start(id: Int) {
      searches.append((id, now, false))
      seen.asked.append(0)
      seen.given.append(0)
      seen.ends.append(0)
      seen.count += 1
    }

    mutating func wait(_ milliseconds: Int) {
      now += milliseconds
      for number in searches.indices where !searches[number].isOver {
        let age = now - searches[number].start
        if age >= 300 { seen.asked[number] = 1 }
        if age >= 400 {
          seen.given[number] = 1
          end(number, ends: 1)
        }
      }
    }

    mutating func cancel(id: Int) {
      for number in searches.indices where searches[number].id == id { end(number, ends: 1) }
    }

    mutating func end(_ number: Int, ends: Int) {
      guard number < searches.count, !searches[number].isOver else { return }
      searches[number].isOver = true
      seen.ends[number] = ends
      seen.count -= 1
    }
  }

  @Test("The rules hold for any script of starts, cancellations and waits") func law() {
    let report = compare(
      subject: Subject<Seen, Script, Never> {
        let (running, scheduler) = (Running(), TestScheduler())
        var searches: [Search] = []
        return .init(
          state: {
            Seen(
              count: running.count,
              asked: searches.map(\.asked),
              given: searches.map(\.values.count),
              ends: searches.map(\.ends)
            )
          },
          send: { action in
            switch action {
            case .start(let id): searches.append(Search(in: running, on: scheduler, id: id))
            case .wait(let milliseconds): scheduler.advance(by: .milliseconds(milliseconds))
            case .cancel(let id): running.cancel(id: id)
            case .drop(let number): if number < searches.count { searches[number].drop() }
            }
            return []
          }
        )
      },
      reference: Subject<Seen, Script, Never> {
        var expected = Expected()
        return .init(
          state: { expected.seen },
          send: { action in
            switch action {
            case .start(let id): expected.start(id: id)
            case .wait(let milliseconds): expected.wait(milliseconds)
            case .cancel(let id): expected.cancel(id: id)
            case .drop(let number): expected.end(number, ends: 0)
            }
            return []
          }
        )
      },
      law: """
        the questions, the answers and `count` follow from the task (effects are numbered from 0, \
        `wait` is in milliseconds, each asks after 300 and is answered 100 later)
        """,
      actions: Generator { _, draw in
        switch draw.int(in: 0...6) {
        case 0...1: .start(id: draw.int(in: 1...2))
        case 2...4: .wait(draw.int(in: 1...8) * 50)
        case 5: .cancel(id: draw.int(in: 1...2))
        default: .drop(draw.int(in: 0...3))
        }
      },
      scripts: 80,
      length: 10
    )
    if report.failure != nil { Issue.record("\(report)") }
  }
}
