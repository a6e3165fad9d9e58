import Chapter03Effects
import Testing

@Suite struct CancelByIdTests {
  /// Work whose values the test sends, and what came of it.
  private final class Work {
    private var subscriber: Effect<Int, Never>.Subscriber?
    private var token: AnyCancellable?
    private(set) var log: [String] = []

    var effect: Effect<Int, Never> {
      .run { subscriber in
        self.subscriber = subscriber
        self.log.append("began")
        return AnyCancellable { self.log.append("stopped") }
      }
    }

    func start(_ effect: Effect<Int, Never>) {
      token = effect.sink(
        receiveCompletion: { _ in self.log.append("finished") },
        receiveValue: { self.log.append("\($0)") }
      )
    }

    func send(_ value: Int) { subscriber?.send(value) }
    func finish() { subscriber?.send(completion: .finished) }
    func drop() { token = nil }

    /// Whether a value that the work gives now arrives.
    var gives: Bool {
      let before = log.count
      send(0)
      return log.count > before
    }
  }

  private struct Broken: Error {}
  private let running = Running()

  private func started(_ id: AnyHashable = "a", cancelInFlight: Bool = false) -> Work {
    let work = Work()
    work.start(work.effect.cancellable(id: id, cancelInFlight: cancelInFlight, in: running))
    return work
  }

  @Test("The effect still sends its values, and finishes or fails")  // starter passes
  func unchanged() throws {
    let work = started()
    work.send(1)
    work.send(2)
    work.finish()
    try #require(
      work.log.filter { $0 != "stopped" } == ["began", "1", "2", "finished"],
      "The work was started, and gave 1 and 2."
    )
    var end = "no end"
    _ = Effect<Int, Broken>(error: Broken()).cancellable(id: "a", in: running).sink(
      receiveCompletion: { if case .failure = $0 { end = "failed" } else { end = "finished" } },
      receiveValue: { _ in }
    )
    try #require(end == "failed", "Other work failed.")
  }

  @Test("Making an effect does nothing; each start is a run of its own") func starts() throws {
    let (first, second) = (started(), Work())
    let effect = second.effect.cancellable(id: "a", cancelInFlight: true, in: running)
    try #require(
      [first.gives, second.log.isEmpty] == [true, true],
      "One effect is running, another was only made. Does the first send; did the other wait?"
    )
    try #require(running.count == 1, "One effect is running, another was only made.")
    second.start(effect)
    second.start(effect)
    try #require(
      [second.log.filter { $0 == "began" }.count, running.count] == [2, 1],
      "The second was started twice, with `cancelInFlight`: how often it began, and `count`."
    )
  }

  @Test("Cancelling an id stops its effect, which finishes") func cancels() throws {
    let work = started()
    running.cancel(id: "a")
    work.send(7)
    try #require(
      work.log.sorted() == ["began", "finished", "stopped"],
      "The id was cancelled. Then the work gave 7."
    )
  }

  @Test("An effect can be stopped by its own first value, while it is starting")
  func stopsItself() throws {
    var values: [Int] = []
    let token = Effect<Int, Never>.merge(Effect(value: 1), Effect(value: 2))
      .cancellable(id: "a", in: running).sink { value in
        values.append(value)
        running.cancel(id: "a")
      }
    withExtendedLifetime(token) {}
    try #require(values == [1], "The effect gives 1 and 2, immediately. Each value cancels its id.")
  }

  @Test("One id may stand for several effects") func several() throws {
    let works = [started(), started()]
    try #require(works.map(\.gives) == [true, true], "Two effects share an id.")
    let count = running.count
    running.cancel(id: "a")
    let left = works.map(\.gives)
    try #require(left == [false, false], "Their id was cancelled.")
    try #require(count == 2, "Before that, two effects were running.")
  }

  @Test("Cancelling an id leaves the others alone")  // starter passes
  func others() throws {
    let works = [started("a"), started(2)]
    running.cancel(id: "2")
    try #require(works.map(\.gives) == [true, true], "\"a\" and 2 began. \"2\" was cancelled.")
  }

  @Test("An effect that begins while its id is being cancelled can be cancelled, too")
  func meanwhile() throws {
    let work = Work()
    let part = work.effect.cancellable(id: "a", in: running)
    work.start(.concatenate(part, part))
    for _ in 1...2 { running.cancel(id: "a") }
    try #require(work.gives == false, "Two concatenated parts. Their id was cancelled twice.")
  }

  @Test("With cancelInFlight, an effect stops earlier ones, but not itself")
  func inFlight() throws {
    let works = [started(), started(), started("b"), started(cancelInFlight: true)]
    try #require(
      works.map(\.gives) == [false, false, true, true],
      "Of four effects, the third has another id, and the last has the flag."
    )
    let next = started()
    try #require(works[3].gives == true, "The next one began, without the flag.")
    withExtendedLifetime(next) {}
  }

  @Test("`count` goes down once for each effect that ends, in whatever way") func over() throws {
    let works = [started(), started()]
    works[0].finish()
    try #require(running.count == 1, "Of two effects with one id, the first has finished.")
    running.cancel(id: "a")
    works[1].finish()
    try #require(
      [works[1].log.filter { $0 == "finished" }.count, running.count] == [1, 0],
      "Then the id was cancelled: how often the second finished, and `count`."
    )
    let immediate = Work()
    immediate.start(Effect(value: 1).cancellable(id: "a", in: running))
    let ended = running.count
    started().drop()
    try #require(
      [ended, running.count] == [0, 0],
      "One effect finished while it was starting, another's observer is gone: `count` after each."
    )
  }

  @Test("An entry belongs to one run") func runs() throws {
    let work = Work()
    let effect = work.effect.cancellable(id: "a", in: running)
    var ends = 0
    let tokens = (1...2).map { _ in
      effect.sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { _ in })
    }
    work.finish()
    let count = running.count
    running.cancel(id: "a")
    withExtendedLifetime(tokens) {}
    try #require(
      [count, ends, running.count] == [1, 2, 0],
      "Of two runs of one effect, the second finished: `count`. Then the id was cancelled: both."
    )
  }
}
