import Chapter03Effects
import ReducerTesting
import Testing

@Suite struct BookkeepingTests {
  @Test("The values that an effect sends come back, now and later")  // starter passes
  func values() {
    let now = numbers { Effect(value: 1) }
    now.send(0)
    #expect(
      now.state == [0, 1],
      "The effect sent 1 while it was starting, and the reducer has to receive it."
    )
    let work = Work()
    let later = numbers { work.effect }
    later.send(0)
    let wasCancelled = work.isCancelled
    work.give(1)
    let afterOne = later.state
    work.give(2)
    let comment: Comment =
      switch later.state {
      case [0] where wasCancelled:
        "The effect was cancelled as soon as it had been started: nobody kept what `sink` returned."
      case [0]: "The effect sent 1 later, but the reducer never received it."
      case [0, 1]: "After its first value, the effect was cancelled. It had not completed."
      case _ where afterOne == [0, 1, 1]: "The effect was started twice."
      default: "The effect sent 1, then 2, and the reducer has to receive each of them once."
      }
    #expect(later.state == [0, 1, 2], comment)
    #expect(
      work.starts == 1,
      "One action was sent, but its effect was started \(work.starts) times."
    )
  }

  @Test("An effect that completes later is in flight until then") func later() {  // starter passes
    let work = Work()
    let store = numbers { work.effect }
    store.send(0)
    let atStart = store.effectsInFlight
    let wasCancelled = work.isCancelled
    work.complete()
    let comment: Comment =
      switch (atStart, store.effectsInFlight) {
      case (0, _): "The effect is at work, but the store doesn't count it."
      case (1, _) where wasCancelled: "The effect was cancelled at once, but the store counts it."
      case (1, 1): "The effect has completed, but the store still counts it."
      default: "One effect was started: it counts as 1 until it completes, then as 0."
      }
    #expect((atStart, store.effectsInFlight) == (1, 0), comment)
    if store.effectsInFlight == 0 { #expect(kept(by: store) == 0, whyKept) }

    let many = numbers { Work().effect }
    for _ in 1...200 { many.send(0) }
    if atStart == 1 {
      #expect(many.effectsInFlight == 200, "200 effects are at work, and each of them counts.")
    }
  }

  private let whyKept: Comment = """
    No effect is counted any more, but the store still keeps what `sink` returned for effects that \
    are over. After an hour of use, there are hundreds of these.
    """

  /// How many cancellables are in the store's properties, and in what these hold.
  private func kept(by value: Any, depth: Int = 4) -> Int {
    if value is AnyCancellable { return 1 }
    guard depth > 0 else { return 0 }
    let parts = Mirror(reflecting: value).children
    return parts.reduce(0) { $0 + kept(by: $1.value, depth: depth - 1) }
  }

  @Test("An effect that completes while it is starting leaves nothing behind") func immediately() {
    let store = numbers { Effect(value: 1) }
    for _ in 1...3 { store.send(0) }
    let work = Work()
    let other = numbers { work.effect }
    other.send(0)
    work.complete()
    #expect(
      store.effectsInFlight == 0,
      other.effectsInFlight > 0
        ? "All effects have completed, but \(store.effectsInFlight) are still counted."
        : """
        Three effects completed before `sink` returned. Each was removed first and stored \
        afterwards, so it stays forever.
        """
    )
    if store.effectsInFlight == 0 { #expect(kept(by: store) == 0, whyKept) }
  }

  @Test("An effect that completes removes only itself") func onlyItself() {  // starter passes
    let (one, two) = (Work(), Work())
    var works = [one, two]
    let store = numbers { works.removeFirst().effect }
    store.send(0)
    store.send(0)
    #expect(
      store.effectsInFlight == 2,
      store.effectsInFlight == 0
        ? "Two effects are at work, but none of them is kept."
        : one.isCancelled
          ? "The second effect replaced the first, which was cancelled."
          : "Two effects are at work, but the store counts \(store.effectsInFlight)."
    )
    guard store.effectsInFlight == 2 else { return }
    let isKept = !one.isCancelled && !two.isCancelled
    #expect(isKept == true, "Two effects are counted, but one of them has been cancelled.")
    guard isKept else { return }
    one.complete()
    let left = store.effectsInFlight
    let wasRemoved = two.isCancelled
    works = [Work()]
    store.send(0)
    let isReplaced = two.isCancelled && !wasRemoved
    two.give(7)
    #expect(
      left == 1 && store.state.last == 7,
      isReplaced
        ? """
        The first effect completed, and a third one replaced the second in the table. Each effect \
        needs a key of its own.
        """
        : two.isCancelled
          ? "The first effect completed, and the second was removed, with or without the first."
          : "The first effect completed, and the second goes on: one is in flight, and sends 7."
    )
  }

  @Test("An effect started by another one's value stays in flight") func nested() {
    let work = Work()
    let store = Store<Int, Int>(state: 0) { _, number in
      number == 0 ? Effect(value: 1) : work.effect
    }
    store.send(0)
    let single = Work()
    let other = numbers { single.effect }
    other.send(0)
    let comment: Comment =
      switch store.effectsInFlight {
      case 0 where work.starts == 0: "The first effect's value didn't reach the reducer."
      case 0 where single.isCancelled || other.effectsInFlight == 0:
        "The second effect is still at work, but nothing keeps it."
      case 0:
        """
        The first effect sent a value, which started a second one, and completed. The second was \
        removed with it, or in its place: a completion removes only the entry of its own effect.
        """
      case 1: "The second effect was cancelled, but it hadn't completed."
      case 2: "The first effect completed before `sink` returned, but is still counted."
      default: "One effect is at work, but the store counts \(store.effectsInFlight)."
      }
    #expect(store.effectsInFlight == 1 && !work.isCancelled, comment)
  }

  @Test("An effect that sends a value while it is starting stays in flight")  // starter passes
  func givesAtOnce() {
    let (work, second) = (Work(), Work())
    let store = Store<Int, Int>(state: 0) { _, number in
      number == 0 ? .merge(Effect(value: 1), work.effect) : second.effect
    }
    store.send(0)
    let stays = store.effectsInFlight > 1 && !work.isCancelled
    #expect(
      stays == true,
      work.starts == 0
        ? "The effect sent a value at once, and counted as over before it began to work."
        : """
        The effect sent a value while it was starting, but the store let go of it. It has not \
        completed: a value isn't the end.
        """
    )

    let other = Work()
    let chain = Store<Int, Int>(state: 0) { _, number in
      number == 0
        ? .merge(Effect(value: 1), other.effect) : number == 1 ? Effect(value: 2) : .none
    }
    chain.send(0)
    #expect(
      chain.effectsInFlight > 0 && !other.isCancelled,
      stays
        ? """
        The effect sent a value while it was starting. That led to another effect, which \
        completed, and then both counted as over. Record whether an effect is over for each of \
        them, not once for the store.
        """
        : "This depends on the rules above: fix those first."
    )
  }

  @Test("An effect in flight doesn't keep the store") func freed() {
    let work = Work()
    var store: Store<[Int], Int>? = numbers { work.effect }
    store?.send(0)
    let isAtWork = !work.isCancelled
    weak let weakStore = store
    store = nil
    let isFreed = weakStore == nil
    #expect(
      isFreed == true,
      """
      The store keeps the effect, and a closure of the effect keeps the store: neither is ever \
      freed. A timer would run forever in a window that was closed.
      """
    )
    if isFreed, isAtWork {
      #expect(
        work.isCancelled == true,
        "The store is gone, but its effect goes on: something else keeps what `sink` returned."
      )
    }
  }

  private enum Step {
    case start
    case startAndFinish
    /// The effect's place among those at work.
    case give(Int)
    case complete(Int)
  }

  private struct Outcome: Equatable {
    /// After each step.
    var inFlight: [Int] = []
    var cancelled = 0
  }

  @Test("Whatever starts and ends, the effects at work are in flight") func any() {
    guard outcome([.start, .startAndFinish, .complete(0)]).inFlight == [1, 1, 0] else {
      Issue.record("This depends on the rules above: fix those first.")
      return
    }
    let report = check(
      inputs: { draw in
        (0..<2).flatMap { _ in
          draw.array(upTo: 6) { draw -> Step in
            switch draw.int(in: 0...5) {
            case 0, 1: .start
            case 2: .startAndFinish
            case 3: .give(draw.int(in: 0...2))
            default: .complete(draw.int(in: 0...2))
            }
          }
        }
      },
      laws: [
        Law(
          """
          the effects in flight are those that have started and not completed, and none is \
          cancelled
          """,
          expected: { (steps: [Step]) in
            var (outcome, atWork) = (Outcome(), 0)
            for step in steps {
              switch step {
              case .start: atWork += 1
              case .complete(let index) where index < atWork: atWork -= 1
              default: break
              }
              outcome.inFlight.append(atWork)
            }
            return outcome
          },
          actual: outcome
        )
      ],
      count: 100
    )
    if report.failure != nil { Issue.record("\(report)") }
  }

  /// What the learner's store does.
  private func outcome(_ steps: [Step]) -> Outcome {
    var (outcome, works, all) = (Outcome(), [Work](), [Work]())
    let store = Store<Int, Int>(state: 0) { _, number in
      switch number {
      case 0: all.last?.effect ?? .none
      case 1: Effect(value: 2)
      default: .none
      }
    }
    for step in steps {
      switch step {
      case .start:
        let work = Work()
        works.append(work)
        all.append(work)
        store.send(0)
      case .startAndFinish: store.send(1)
      case .give(let index): if works.indices.contains(index) { works[index].give(3) }
      case .complete(let index):
        if works.indices.contains(index) { works.remove(at: index).complete() }
      }
      outcome.inFlight.append(store.effectsInFlight)
    }
    return withExtendedLifetime(store) {
      outcome.cancelled = all.count { $0.isCancelled }
      return outcome
    }
  }

  /// A store whose state is what its reducer received. 0 starts an effect.
  private func numbers(_ effect: @escaping () -> Effect<Int, Never>) -> Store<[Int], Int> {
    Store(state: []) { numbers, number in
      numbers.append(number)
      return number == 0 ? effect() : .none
    }
  }

  /// Work in the hands of the test.
  private final class Work {
    private var subscriber: Effect<Int, Never>.Subscriber?
    private(set) var isCancelled = false
    private var isOver = false
    private(set) var starts = 0

    var effect: Effect<Int, Never> {
      Effect.run { [self] subscriber in
        self.subscriber = subscriber
        starts += 1
        return AnyCancellable { [weak self] in
          if self?.isOver == false { self?.isCancelled = true }
        }
      }
    }

    func give(_ number: Int) { subscriber?.send(number) }

    func complete() {
      isOver = true
      subscriber?.send(completion: .finished)
    }
  }
}
