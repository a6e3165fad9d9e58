import Chapter03Effects
import ReducerTesting
import Testing

@Suite struct CancelByIdTests {
  /// Work whose values the test sends, and what came of it.
  private final class Work {
    private var subscriber: Effect<Int, Never>.Subscriber?
    private(set) var starts = 0
    private(set) var isStopped = false
    private(set) var values: [Int] = []
    private(set) var ends = 0
    private var token: AnyCancellable?

    var effect: Effect<Int, Never> {
      .run { subscriber in
        self.subscriber = subscriber
        self.starts += 1
        return AnyCancellable { self.isStopped = true }
      }
    }

    /// Starts what the test has made of the effect.
    func start(_ change: (Effect<Int, Never>) -> Effect<Int, Never>) -> Work {
      start(change(effect))
      return self
    }

    func start(_ effect: Effect<Int, Never>) {
      token = effect.sink(
        receiveCompletion: { _ in self.ends += 1 },
        receiveValue: { self.values.append($0) }
      )
    }

    func send(_ value: Int) { subscriber?.send(value) }

    /// Whether a value that the work gives now arrives.
    var isGiving: Bool {
      let before = values.count
      send(0)
      return values.count > before
    }

    func finish() { subscriber?.send(completion: .finished) }
    func drop() { token = nil }
  }

  private let earlier = "This depends on the rules above: fix those first."

  /// Whether one effect alone gives a value, and another.
  private var isAlive: Bool {
    let work = Work().start { $0.cancellable(id: "a", in: Running()) }
    return work.isGiving && work.isGiving
  }

  /// Whether one effect alone gives a value, and none after it was cancelled.
  private var isCancelled: Bool {
    let running = Running()
    let work = Work().start { $0.cancellable(id: "a", in: running) }
    guard work.isGiving else { return false }
    running.cancel(id: "a")
    return !work.isGiving
  }

  @Test("The effect still sends its values, and finishes")  // starter passes
  func unchanged() {
    let running = Running()
    let work = Work()
    let effect = work.effect.cancellable(id: "a", in: running)
    let isEarly = work.starts > 0
    work.start(effect)
    work.send(1)
    work.send(2)
    let values = work.values
    let why =
      if isEarly {
        """
        The work began when the effect was made. Making one does nothing: call `sink` inside the \
        closure of `run`.
        """
      } else if work.starts == 0 {
        "The effect never began. `sink` starts it; keep what `sink` returns for as long as it runs."
      } else if work.starts > 1 {
        "The work was started \(work.starts) times. One run of the effect is one start."
      } else if values.isEmpty && work.isStopped {
        """
        The work was stopped as soon as it had begun. What `sink` returns cancels it when nobody \
        keeps it any more.
        """
      } else if values.isEmpty {
        "The effect's values didn't arrive. Pass them on to the subscriber."
      } else {
        "The work sends 1 and 2. An id doesn't change that."
      }
    #expect(values == [1, 2], "\(why)")
    work.finish()
    let whyEnds =
      work.ends == 0
      ? "The work has finished, but the effect hasn't. Pass its completion on, too."
      : "The effect finished \(work.ends) times."
    #expect(work.ends == 1, "\(whyEnds)")

    struct Broken: Error {}
    var hasFailed = false
    _ = Effect<Int, Broken>(error: Broken()).cancellable(id: "a", in: running).sink(
      receiveCompletion: { if case .failure = $0 { hasFailed = true } },
      receiveValue: { _ in }
    )
    #expect(
      hasFailed || work.ends == 0,
      "The work failed, but the effect didn't. Pass on the completion that came, whichever it is."
    )
  }

  @Test("Cancelling an id stops its effect") func cancels() {
    let running = Running()
    let work = Work().start { $0.cancellable(id: "a", in: running) }
    let count = running.count
    running.cancel(id: "a")
    let isStopped = work.isStopped
    work.send(1)
    let why =
      switch (work.values.isEmpty, isStopped) {
      case (false, false) where count == 0:
        "The effect is running, but `count` is 0: it has no entry, so `cancel(id:)` didn't find it."
      case (false, false) where running.count == 0:
        """
        The effect kept running, but `count` is 0: `cancel(id:)` removed its entry, and has to \
        stop it, too.
        """
      case (false, false):
        """
        The effect kept running, and a value arrived after `cancel(id:)`. `running` needs a way to \
        stop each of its effects.
        """
      case (true, false):
        "No more values arrive, but the work is still going on: cancel what `sink` returned, too."
      default: "The work was stopped, but the effect still sent a value."
      }
    #expect(work.values == [] && isStopped, "\(why)")
  }

  @Test("An effect can be stopped by its own first value, while it is starting")
  func stopsItself() {
    let running = Running()
    var values: [Int] = []
    let effect = Effect<Int, Never>.merge(Effect(value: 1), Effect(value: 2))
      .cancellable(id: "a", in: running)
    var entries = 0
    let token = effect.sink { value in
      values.append(value)
      entries = max(entries, running.count)
      running.cancel(id: "a")
    }
    let why =
      switch values {
      case _ where !isCancelled: earlier
      case [1, 2] where entries > 0:
        """
        The effect sent 1 while it was starting, and that cancelled its id. The entry was there, \
        but didn't end the effect: `sink` hasn't returned yet, so there is nothing to cancel. Send \
        the subscriber `.finished`.
        """
      case [1, 2]:
        """
        The effect sent 1 while it was starting, and that cancelled its id, but there was no \
        entry: the entry is made too late. Make it first, and start the work last.
        """
      default: "The first value cancels the id, so the effect sends 1 and nothing more."
      }
    #expect(values == [1], "\(why)")
    withExtendedLifetime(token) {}
  }

  @Test("An effect that is cancelled finishes") func completes() {
    let running = Running()
    let work = Work().start { $0.cancellable(id: "a", in: running) }
    running.cancel(id: "a")
    let why =
      if !work.isStopped {
        "The effect wasn't stopped."
      } else if work.ends == 0 {
        """
        The effect was stopped, but nobody was notified. In a `concatenate`, the next part would \
        wait forever. Send the subscriber `.finished`.
        """
      } else {
        "The effect finished \(work.ends) times."
      }
    #expect(work.ends == 1, "\(why)")
  }

  @Test("One id may stand for several effects") func several() {
    let running = Running()
    let first = Work().start { $0.cancellable(id: "a", in: running) }
    let second = Work().start { $0.cancellable(id: "a", in: running) }
    let (firstGives, secondGives) = (first.isGiving, second.isGiving)
    let why =
      switch (firstGives, secondGives) {
      case _ where !isAlive: earlier
      case (false, true):
        """
        The second effect stopped the first. Sharing an id doesn't mean that they replace each \
        other: that is what `cancelInFlight` is for, but it was false.
        """
      case (true, false):
        "The second effect sent nothing, because one with its id was already running."
      default: "Two effects share an id, and neither sent a value."
      }
    #expect(firstGives && secondGives, "\(why)")
    running.cancel(id: "a")
    let whyCancelled =
      switch (first.isGiving, second.isGiving) {
      case _ where !isCancelled: earlier
      case (true, false):
        "`cancel(id:)` stopped only the last of them. It stops all effects with this id."
      case (false, true):
        "`cancel(id:)` stopped only the first of them. It stops all effects with this id."
      default:
        """
        `cancel(id:)` stops an effect that has an id to itself, but of two that share one, it \
        stopped neither.
        """
      }
    #expect(!first.isGiving && !second.isGiving, "\(whyCancelled)")
  }

  @Test("Cancelling an id leaves the others alone") func others() {  // starter passes
    let running = Running()
    let work = Work().start { $0.cancellable(id: "a", in: running) }
    let other = Work().start { $0.cancellable(id: 2, in: running) }
    running.cancel(id: "2")
    let (workGives, otherGives) = (work.isGiving, other.isGiving)
    let why =
      switch (workGives, otherGives) {
      case _ where !isAlive: earlier
      case (true, false):
        """
        `cancel(id: "2")` stopped the effect whose id is the number 2. Compare the ids themselves, \
        not their descriptions.
        """
      default: "No effect has the id that was cancelled, but one was stopped."
      }
    #expect(workGives && otherGives, "\(why)")
    running.cancel(id: "a")
    let givesAfterCancel = other.isGiving
    #expect(
      givesAfterCancel,
      "\(isAlive ? "`cancel(id:)` stopped an effect with another id." : earlier)"
    )
    let third = Work().start { $0.cancellable(id: "a", cancelInFlight: true, in: running) }
    let givesAfterStart = other.isGiving
    #expect(
      givesAfterStart,
      "\(isAlive ? "`cancelInFlight` stopped an effect with another id." : earlier)"
    )
    withExtendedLifetime(third) {}
  }

  @Test("With cancelInFlight, an effect stops earlier ones, but not itself") func inFlight() {
    let running = Running()
    let first = Work().start { $0.cancellable(id: "a", in: running) }
    let second = Work().start { $0.cancellable(id: "a", in: running) }
    let third = Work().start { $0.cancellable(id: "a", cancelInFlight: true, in: running) }
    let (firstGives, secondGives) = (first.isGiving, second.isGiving)
    let why =
      switch (firstGives, secondGives) {
      case _ where !isCancelled: earlier
      case (true, true): "The earlier effects are still running: `cancelInFlight` did nothing."
      default:
        "The new effect stopped one of two earlier ones. `cancelInFlight` stops all with its id."
      }
    #expect(!firstGives && !secondGives, "\(why)")
    let whyItself =
      if !isAlive {
        earlier
      } else if third.starts == 0 {
        "The new effect itself never began."
      } else {
        """
        The new effect stopped itself. First cancel what is running, and only then register the \
        new one.
        """
      }
    let thirdGives = third.isGiving
    #expect(thirdGives, "\(whyItself)")
    let fourth = Work().start { $0.cancellable(id: "a", in: running) }
    let whyFourth =
      isAlive
      ? """
      An effect without `cancelInFlight` stopped one that had it. Only the new effect's flag \
      counts.
      """
      : earlier
    let thirdStillGives = third.isGiving
    #expect(thirdStillGives, "\(whyFourth)")
    running.cancel(id: "a")
    let whyFound =
      isCancelled
      ? "`cancel(id:)` doesn't find an effect that was started with `cancelInFlight`."
      : earlier
    let thirdIsFound = !third.isGiving
    #expect(thirdIsFound, "\(whyFound)")
    withExtendedLifetime(fourth) {}

    let pair = Running()
    let only = Work().start { $0.cancellable(id: "a", in: pair) }
    let next = Work().start { $0.cancellable(id: "a", cancelInFlight: true, in: pair) }
    let onlyGives = only.isGiving
    let isReplaced = !onlyGives
    let whyOnly =
      isCancelled
      ? "`cancelInFlight` stops two earlier effects, but not one alone." : earlier
    #expect(isReplaced, "\(firstGives || secondGives ? earlier : whyOnly)")
    let whyPair =
      isCancelled && isReplaced && pair.count > 1
      ? "`cancelInFlight` stopped the earlier effect, but left its entry." : earlier
    #expect(pair.count == 1, "\(whyPair)")
    withExtendedLifetime(next) {}
  }

  @Test("An effect that is over leaves no entry") func empty() {
    let running = Running()
    let work = Work().start { $0.cancellable(id: "a", in: running) }
    let twin = Work().start { $0.cancellable(id: "a", in: running) }
    let whyCount =
      switch running.count {
      case 0: "Two effects are running, but `count` is 0."
      case 1: "Two effects are running under one id, but `count` is 1. It counts effects, not ids."
      default: "Two effects are running, but `count` is \(running.count)."
      }
    #expect(running.count == 2, "\(whyCount)")
    work.finish()
    let left = running.count
    let why =
      switch left {
      case 2 where work.ends == 0: earlier
      case 2: "One of the two has finished, but its entry is still there."
      case 0: "One of the two has finished, and took the entry of the other with it."
      default: "One of the two has finished."
      }
    #expect(left == 1, "\(why)")
    running.cancel(id: "a")
    let leftOfTwin = running.count
    let twinGives = twin.isGiving
    let whyTwin =
      if !isCancelled {
        earlier
      } else if leftOfTwin < 0 {
        """
        `count` is \(leftOfTwin), because an effect was removed twice. One that has ended leaves \
        nothing for `cancel(id:)` to find.
        """
      } else if twinGives {
        """
        `cancel(id:)` didn't find the effect that was still running: another one took its entry \
        with it when it finished.
        """
      } else {
        "The effect was cancelled, but an entry is still there."
      }
    #expect(!twinGives && leftOfTwin == 0, "\(whyTwin)")

    let atOnce = Work()
    atOnce.start(Effect(value: 1).cancellable(id: "a", in: running))
    let whyAtOnce =
      atOnce.values == [1]
      ? """
      An effect that finishes while it is starting leaves its entry behind: it was over before the \
      entry was made. Make the entry first, and start the work last.
      """
      : "`Effect(value: 1)` sends 1, and then it is over."
    #expect(
      atOnce.values == [1] && running.count == 0,
      "\(left == 1 && leftOfTwin == 0 ? whyAtOnce : earlier)"
    )

    struct Broken: Error {}
    let broken = Running()
    let failed = Effect<Int, Broken>(error: Broken()).cancellable(id: "a", in: broken)
      .sink { _ in }
    let whyFailed =
      left == 1 && leftOfTwin == 0 && running.count == 0
      ? "An effect has failed, but its entry is still there. A failure is an end, too." : earlier
    #expect(broken.count == 0, "\(whyFailed)")
    withExtendedLifetime(failed) {}

    let dropped = Work().start { $0.cancellable(id: "a", in: running) }
    dropped.drop()
    let whyDropped =
      leftOfTwin == 0
      ? """
      Nobody observes the effect any more, but its entry is still there. `receiveCompletion` isn't \
      called then. What the closure of `run` returns is cancelled, however the run ends.
      """
      : earlier
    #expect(running.count == 0, "\(whyDropped)")
  }

  @Test("Making an effect does nothing; each start is a separate run") func description() {
    let running = Running()
    let first = Work().start { $0.cancellable(id: "a", in: running) }
    let second = Work()
    let effect = second.effect.cancellable(id: "a", cancelInFlight: true, in: running)
    let why =
      isAlive
      ? "Making an effect stopped another one. An effect does nothing until it is started."
      : earlier
    let firstGives = first.isGiving
    #expect(firstGives, "\(why)")
    let whyCount =
      isCancelled
      ? "One effect is running, another was made but not started, and `count` is \(running.count)."
      : earlier
    #expect(running.count == 1, "\(whyCount)")
    second.start(effect)
    second.start(effect)
    let whyTwice =
      if !isCancelled {
        earlier
      } else if second.starts != 2 {
        "One effect was started twice, and its work began \(second.starts) times."
      } else {
        """
        One effect was started twice with `cancelInFlight`. The second run stops the first, but \
        not itself, so one is left. `count` is \(running.count).
        """
      }
    #expect(second.starts == 2 && running.count == 1, "\(whyTwice)")

    let shared = Running()
    let work = Work()
    let twice = work.effect.cancellable(id: "a", in: shared)
    var ended = 0
    let tokens = (1...2).map { _ in
      twice.sink(receiveCompletion: { _ in ended += 1 }, receiveValue: { _ in })
    }
    work.finish()  // the second run
    shared.cancel(id: "a")
    let whyShared =
      isCancelled && shared.count >= 0
      ? """
      One effect was started twice, the second run finished, and then the id was cancelled. \
      \(ended) of the two have ended, and `count` is \(shared.count). A key belongs to one run: \
      make it when the effect starts.
      """
      : earlier
    #expect((ended, shared.count) == (2, 0), "\(whyShared)")
    withExtendedLifetime(tokens) {}
  }

  // MARK: -

  private enum Script {
    case start(id: Int, cancelInFlight: Bool)
    case finish(Int)
    case drop(Int)
    case cancel(id: Int)
  }

  private struct Seen: Equatable {
    var count = 0
    /// For each effect that was started, whether it is over and how often it has finished.
    var isOver: [Bool] = []
    var ends: [Int] = []
  }

  /// What should be seen, worked out without effects.
  private struct Expected {
    var ids: [Int] = []
    var seen = Seen()

    mutating func send(_ action: Script) {
      switch action {
      case .start(let id, let cancelInFlight):
        if cancelInFlight { send(.cancel(id: id)) }
        ids.append(id)
        seen.isOver.append(false)
        seen.ends.append(0)
        seen.count += 1
      case .finish(let number): end(number, ends: 1)
      case .drop(let number): end(number, ends: 0)
      case .cancel(let id):
        for number in ids.indices where ids[number] == id { end(number, ends: 1) }
      }
    }

    private mutating func end(_ number: Int, ends: Int) {
      guard number < ids.count, !seen.isOver[number] else { return }
      seen.isOver[number] = true
      seen.ends[number] = ends
      seen.count -= 1
    }
  }

  @Test("The rules hold for any script of starts, ends and cancellations") func law() {
    let report = compare(
      subject: Subject<Seen, Script, Never> {
        let running = Running()
        var works: [Work] = []
        return .init(
          state: {
            Seen(count: running.count, isOver: works.map(\.isStopped), ends: works.map(\.ends))
          },
          send: { action in
            switch action {
            case .start(let id, let cancelInFlight):
              let work = Work()
              works.append(work)
              work.start(
                work.effect.cancellable(id: id, cancelInFlight: cancelInFlight, in: running)
              )
            case .finish(let number): if number < works.count { works[number].finish() }
            case .drop(let number): if number < works.count { works[number].drop() }
            case .cancel(let id): running.cancel(id: id)
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
            expected.send(action)
            return []
          }
        )
      },
      law: "what is running, and `count`, follow from the task (effects are numbered from 0)",
      actions: Generator { _, draw in
        switch draw.int(in: 0...6) {
        case 0...2: .start(id: draw.int(in: 1...2), cancelInFlight: draw.int(in: 0...3) == 0)
        case 3...4: .finish(draw.int(in: 0...3))
        case 5: .drop(draw.int(in: 0...3))
        default: .cancel(id: draw.int(in: 1...2))
        }
      },
      scripts: 100,
      length: 10
    )
    if report.failure != nil { Issue.record("\(report)") }
  }
}
