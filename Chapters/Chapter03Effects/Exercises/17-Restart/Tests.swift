import Chapter03Effects
import Dispatch
import ReducerTesting
import Testing

@Suite struct RestartTests {
  /// A store that starts timers, which tick every 100 ms, and says which of them ticked when.
  private final class Timers {
    enum Action {
      case start(id: String)
      case stop(id: String)
      case ticked(Int)
    }

    struct Environment {
      var timer: (_ number: Int, _ id: String) -> Effect<Action, Never>
      var ticked: (Int) -> Void
    }

    let scheduler = DispatchQueue.test
    private(set) var starts = 0
    private(set) var stops = 0
    private(set) var ticks: [Tick] = []
    private var store: Store<Int, Action>!
    private var viewStore: ViewStore<Int, Action>!

    /// - Parameter isMine: Whether it is the learner's operator that restarts them.
    init(isMine: Bool = true) {
      let scheduler = scheduler
      store = Store(
        initialState: 0,
        reducer: Reducer<Int, Action, Environment> { count, action, environment in
          switch action {
          case .start(let id):
            count += 1
            return environment.timer(count, id)
          case .stop(let id):
            return .cancel(id: id)
          case .ticked(let number):
            return .fireAndForget { environment.ticked(number) }
          }
        },
        environment: Environment(
          timer: { [unowned self] number, id in
            isMine
              ? Effect.run { subscriber in
                self.starts += 1
                let timer = scheduler.schedule(
                  after: scheduler.now + .milliseconds(100),
                  interval: .milliseconds(100)
                ) { subscriber.send(.ticked(number)) }
                return AnyCancellable { [weak self] in
                  self?.stops += 1
                  timer.cancel()
                }
              }
              .restarted(id: id)
              : Effect.timer(id: id, every: .milliseconds(100), on: scheduler)
                .map { _ in .ticked(number) }
          },
          ticked: { [unowned self] number in
            let time = Int(scheduler.now.sinceStart / .milliseconds(1))
            self.ticks.append(Tick(timer: number, at: time))
          }
        )
      )
      viewStore = ViewStore(store)
    }

    var inFlight: Int { store.effectsInFlight }

    func start(_ id: String = "a") { viewStore.send(.start(id: id)) }
    func stop(_ id: String = "a") { viewStore.send(.stop(id: id)) }
    func wait(_ milliseconds: Int) { scheduler.advance(by: .milliseconds(milliseconds)) }
  }

  private struct Tick: Equatable, CustomStringConvertible {
    var timer: Int
    var at: Int
    var description: String { "timer \(timer) at \(at) ms" }
  }

  private let earlier = "This depends on the rules above: fix those first."

  @Test("A timer that is started once ticks") func once() {  // starter passes
    let timers = Timers()
    timers.start()
    timers.wait(250)
    let why =
      switch (timers.starts, timers.ticks.count) {
      case (0, _):
        """
        The timer never began. Either it isn't there, or the id is around the whole: `cancel(id:)` \
        stops everything under the id, even the effect it is part of. The id belongs to the timer.
        """
      case (1, 0) where timers.stops == 0:
        "The timer is running, but its ticks don't arrive."
      case (1, 0):
        """
        The timer began, but was stopped at once: the cancellation came after the start, not \
        before.
        """
      case (2..., _): "The timer was started once, and \(timers.starts) timers began."
      default: "A timer of 100 ms ticks twice in 250 ms, but it ticked \(timers.ticks.count) times."
      }
    #expect(timers.ticks.map(\.at) == [100, 200] && timers.starts == 1, "\(why)")
  }

  private var isTicking: Bool {
    let timers = Timers()
    timers.start()
    timers.wait(250)
    return timers.ticks.map(\.at) == [100, 200] && timers.starts == 1
  }

  @Test("The timer can be stopped by its id") func stops() {
    let timers = Timers()
    timers.start()
    timers.wait(150)
    timers.stop()
    timers.wait(500)
    let why =
      switch timers.ticks.map(\.at) {
      case _ where !isTicking: earlier
      case [100, 200, 300, 400, 500, 600]:
        """
        The id was cancelled, but the timer is still running: it doesn't run under that id in the \
        store.
        """
      default: "The id was cancelled at 150 ms, and then another timer began. Start one timer only."
      }
    #expect(timers.ticks.map(\.at) == [100], "\(why)")
    #expect(
      timers.inFlight == 0,
      "\(timers.ticks.count == 1 ? "\(timers.inFlight) effects are left after `cancel`." : earlier)"
    )
  }

  /// When a timer ticks that is stopped at 150 ms.
  private var ticksOfStopped: [Int] {
    let timers = Timers()
    timers.start()
    timers.wait(150)
    timers.stop()
    timers.wait(500)
    return timers.ticks.map(\.at)
  }

  private var isStopping: Bool { ticksOfStopped == [100] }

  @Test("A second start begins a new timer, and the old one stops") func again() {
    let timers = Timers()
    timers.start()
    timers.wait(170)
    timers.start()
    timers.wait(330)
    let (old, new) = (timers.ticks.filter { $0.timer == 1 }, timers.ticks.filter { $0.timer == 2 })
    let why =
      switch (old.count, new.count) {
      case _ where !isTicking: earlier
      case (2..., 1...) where isStopping:
        """
        Both timers tick. An id alone replaces nothing: return an effect that first stops what is \
        running.
        """
      case (2..., 1...) where ticksOfStopped == [100, 200, 300, 400, 500, 600]:
        "Both timers tick. The old one can't be stopped, because it doesn't run under its id."
      case (2..., 1...): earlier
      case (2..., 0):
        "The old timer is still running, and the new one, which waits for its end, never ticked."
      case (1, 0): "The old timer was stopped, and so was the new one."
      default: "With a second start at 170 ms, the ticks come at 100, 270, 370 and 470 ms."
      }
    #expect(old.map(\.at) == [100] && new.map(\.at) == [270, 370, 470], "\(why)")
  }

  @Test("Another id is left alone") func others() {  // starter passes
    let timers = Timers()
    timers.start("a")
    timers.start("b")
    timers.wait(150)
    let why = isTicking ? "A timer that was started under another id stopped this one." : earlier
    #expect(timers.ticks.map(\.timer) == [1, 2], "\(why)")
  }

  @Test("Any id will do, and any effect") func anyIdAndEffect() {
    let scheduler = DispatchQueue.test
    let work = Effect<Int, Never>(value: 1).delay(for: .milliseconds(100), scheduler: scheduler)
    var values: [[Int]] = [[], [], [], []]
    let tokens = [
      Effect.merge(work.restarted(id: 1), .cancel(id: 1)),
      .merge(work.cancellable(id: "a"), Effect.none.restarted(id: "a")),
      .merge(
        .concatenate(work.cancellable(id: "a"), work.cancellable(id: "a")),
        work.map { _ in 2 }.restarted(id: "a")
      ),
      .merge(work.cancellable(id: 1), work.map { _ in 2 }.restarted(id: 1)),
    ]
    .enumerated().map { number, effect in effect.sink { values[number].append($0) } }
    scheduler.advance(by: .seconds(1))
    let whyId =
      isStopping
      ? "The id is the number 1, but `cancel(id: 1)` didn't stop the timer. Use the id as it is."
      : earlier
    #expect(values[0] == [], "\(whyId)")
    let whyStop =
      isReplacing && values[0] == []
      ? """
      An effect with the id 1 kept running when another was restarted under that id. Any id will \
      do.
      """
      : earlier
    #expect(values[3] == [2], "\(whyStop)")
    let whyNone =
      isReplacing
      ? """
      `none` was restarted, and what was running under the id kept running. Any effect stops it, \
      even `none`.
      """
      : earlier
    #expect(values[1] == [], "\(whyNone)")
    let whyNext =
      isReplacing
      ? """
      The restart stopped an effect, whose next part then began under the same id and was stopped, \
      too. Stop what is running once, without `cancelInFlight`.
      """
      : earlier
    #expect(values[2] == [1, 2], "\(whyNext)")
    withExtendedLifetime(tokens) {}
  }

  /// Whether a second start leaves only the second timer.
  private var isReplacing: Bool {
    let timers = Timers()
    timers.start()
    timers.start()
    timers.wait(150)
    return timers.ticks == [Tick(timer: 2, at: 100)] && isStopping
  }

  @Test("An effect that has ended leaves nothing in flight") func ended() {  // starter passes
    var values: [Int] = []
    var ends = 0
    let token = Effect<Int, Never>(value: 7).restarted(id: "a").sink(
      receiveCompletion: { _ in ends += 1 },
      receiveValue: { values.append($0) }
    )
    let why = isTicking ? "`Effect(value: 7)` sends 7 and ends, restarted or not." : earlier
    #expect(values == [7] && ends == 1, "\(why)")
    withExtendedLifetime(token) {}
  }

  @Test("An effect that is over stops nothing") func overIsOver() {  // starter passes
    let scheduler = DispatchQueue.test
    let short = Effect<Int, Never>(value: 1).delay(for: .milliseconds(100), scheduler: scheduler)
    let long = Effect<Int, Never>(value: 2).delay(for: .milliseconds(300), scheduler: scheduler)
    var values: [Int] = []
    let both = Effect.merge(short.restarted(id: "a"), long.cancellable(id: "a"))
    let token = both.sink { values.append($0) }
    scheduler.advance(by: .seconds(1))
    let why =
      isTicking && values == [1]
      ? """
      When the effect was over, something else under its id was stopped. A restart stops what is \
      running before it starts, and nothing afterwards.
      """
      : earlier
    #expect(values == [1, 2], "\(why)")
    withExtendedLifetime(token) {}
  }

  // MARK: -

  private enum Script {
    case start(String)
    case stop(String)
    case wait(Int)
  }

  @Test("Whatever the script of starts and stops, the timer ticks when the library's does")
  func law() {
    func subject(isMine: Bool) -> Subject<[Tick], Script, Never> {
      Subject {
        let timers = Timers(isMine: isMine)
        return .init(
          state: { timers.ticks },
          send: { action in
            switch action {
            case .start(let id): timers.start(id)
            case .stop(let id): timers.stop(id)
            case .wait(let milliseconds): timers.wait(milliseconds)
            }
            return []
          }
        )
      }
    }
    let report = compare(
      subject: subject(isMine: true),
      reference: subject(isMine: false),
      law: """
        the timer ticks when the library's timer does (`start` and `stop` name the id, `wait` is \
        in milliseconds, a tick comes every 100)
        """,
      actions: Generator { _, draw in
        switch draw.int(in: 0...5) {
        case 0...2: .wait(draw.int(in: 1...30) * 10)
        case 3...4: .start(draw.element(of: ["a", "b"])!)
        default: .stop(draw.element(of: ["a", "b"])!)
        }
      },
      scripts: 40,
      length: 10
    )
    if report.failure != nil { Issue.record("\(report)") }
  }

  @Test("The answer doesn't use cancelInFlight") func withoutTheWord() {
    var starts = 0
    let token = Effect<Int, Never>.result {
      starts += 1
      return .success(1)
    }
    .restarted(id: "a")
    .cancellable(id: "a")
    .sink { _ in }
    let why =
      isReplacing
      ? """
      Inside an effect with the same id, yours kept running. That is how `cancelInFlight` behaves: \
      it spares the effects it is inside, and `cancel(id:)` doesn't. Use the three that the task \
      names.
      """
      : earlier
    withExtendedLifetime(token) {
      #expect(starts == 0, "\(why)")
    }
  }
}
