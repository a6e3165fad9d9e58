import Chapter03Effects
import Dispatch
import ReducerTesting
import Testing

@Suite struct TimerTests {
  private final class Screen {
    let scheduler = DispatchQueue.test
    private let store: Store<TimerCounterState, TimerCounterAction>
    private let viewStore: ViewStore<TimerCounterState, TimerCounterAction>
    private let reduced = Locked(0)

    init(_ state: TimerCounterState = TimerCounterState()) {
      let reduced = reduced
      store = Store(
        initialState: state,
        reducer: Reducer { state, action, environment in
          let count = reduced.withLock { reduced in
            reduced += 1
            return reduced
          }
          // An action that leads to itself would never end. The count begins again with the time.
          guard count < 1_000 else { return .none }
          return timerCounterReducer.run(&state, action, environment)
        },
        environment: TimerCounterEnvironment(mainQueue: scheduler.eraseToAnyScheduler())
      )
      viewStore = ViewStore(store)
    }

    var count: Int { viewStore.count }
    var state: TimerCounterState { viewStore.state }
    var inFlight: Int { store.effectsInFlight }
    var isEndless: Bool { reduced.withLock { $0 } >= 1_000 }

    func tap(_ actions: TimerCounterAction...) {
      for action in actions { viewStore.send(action) }
    }

    func wait(_ milliseconds: Int) {
      for _ in 0..<milliseconds / 100 {
        reduced.withLock { $0 = 0 }
        scheduler.advance(by: .milliseconds(100))
      }
    }

    /// At which times, in milliseconds from now, the count goes up; twice if by two. The first
    /// thirty of them.
    func ticks(for milliseconds: Int) -> [Int] {
      var ticks: [Int] = []
      for time in stride(from: 100, through: milliseconds, by: 100) {
        let before = count
        wait(100)
        ticks += Array(repeating: time, count: max(0, count - before))
      }
      return Array(ticks.prefix(30))
    }
  }

  private let earlier = "This depends on the rules above: fix those first."

  @Test("Plus and minus change the count by one, and reset sets it to 0") func byHand() {
    let screen = Screen()
    screen.tap(.incrementTapped, .incrementTapped, .incrementTapped)
    #expect(screen.count == 3, "Plus was tapped three times, from 0.")
    screen.tap(.decrementTapped)
    let why = screen.count == 3 ? "Minus did nothing." : "Minus subtracts one from the count."
    #expect(screen.count == 2, "\(why)")
    screen.tap(.resetTapped)
    #expect(screen.count == 0, "Reset sets the count to 0.")
    screen.tap(.decrementTapped)
    let whyFloor =
      screen.count == 0
      ? "Minus stops at zero, but the task names no floor." : "Minus turns 0 into -1."
    #expect(screen.count == -1, "\(whyFloor)")

    let slow = Screen(TimerCounterState(interval: .threeSeconds))
    slow.tap(.incrementTapped)
    let (up, down) = (slow.count, slow.count - 1)
    slow.tap(.decrementTapped)
    #expect(
      up <= 1 && slow.count == down,
      "With an interval of 3 seconds, plus turned 0 into \(up). Plus and minus always count by one."
    )
  }

  @Test("Toggle flips `isRunning`, and leaves the count alone") func toggle() {
    let screen = Screen()
    screen.tap(.toggleTapped)
    #expect(screen.state.isRunning, "Toggle was tapped once, but `isRunning` is false.")
    screen.tap(.toggleTapped)
    #expect(!screen.state.isRunning, "Toggle was tapped twice, but `isRunning` is true.")

    let counted = Screen(TimerCounterState(count: 5))
    counted.tap(.toggleTapped)
    let whyOn =
      counted.count == 6
      ? "The count went up as soon as the timer started. The first tick comes after one interval."
      : "Toggle changed the count from 5 to \(counted.count)."
    #expect(counted.count == 5, "\(whyOn)")
    let before = counted.count
    counted.tap(.toggleTapped)
    #expect(
      counted.count == before,
      "The second toggle changed the count from \(before) to \(counted.count)."
    )
  }

  @Test("The timer ticks after each interval, and not at the start") func ticks() {
    let screen = Screen()
    screen.tap(.toggleTapped)
    let atOnce = screen.count
    let ticks = screen.ticks(for: 3_000)
    let why =
      switch (atOnce, ticks) {
      case _ where screen.isEndless:
        "An action leads to itself at once, forever. A timer keeps ticking on its own."
      case (1, _):
        "The count went up as soon as the timer started. The first tick comes after one interval."
      case (_, []) where ticksAfterTwoToggles:
        "The timer started when `isRunning` became false: that is the wrong way round."
      case (_, []) where screen.inFlight == 0:
        """
        Toggle was tapped, but no timer is running. Return one when `isRunning` is true, and put \
        the id on the timer alone: `cancel(id:)` also stops the effect that it is part of.
        """
      case (_, []) where tickCounts:
        """
        A timer is running, but not on `environment.mainQueue`: time passes there, and nothing \
        ticks.
        """
      case (_, []): "A timer is running, but the count doesn't change: a tick must add one."
      case (_, let ticks) where ticks[0] < 1_000:
        "The first tick came within \(ticks[0]) ms, but is due after one interval."
      case (_, [1_000]): "The timer ticked only once. A timer keeps ticking until it is cancelled."
      case (_, [1_000, 1_000, 2_000, 2_000, 3_000, 3_000]):
        "The count goes up by two: two timers are running, or a tick adds two."
      case (_, [2_000]), (_, [3_000]):
        "The interval is one second, but the timer ticked after another."
      default: "A one-second timer ticks at 1, 2 and 3 s, but this one ticked at \(ticks) ms."
      }
    #expect(atOnce == 0 && ticks == [1_000, 2_000, 3_000], "\(why)")
  }

  /// Whether it ticks after the toggle that should stop it.
  private var ticksAfterTwoToggles: Bool {
    let screen = Screen()
    screen.tap(.toggleTapped, .toggleTapped)
    return screen.ticks(for: 1_000) != []
  }

  /// Whether `.ticked` adds one.
  private var tickCounts: Bool {
    let screen = Screen()
    screen.tap(.ticked)
    return screen.count == 1
  }

  /// Whether a timer that is started with two seconds ticks every two seconds.
  private var followsTheState: Bool {
    let screen = Screen(TimerCounterState(interval: .twoSeconds))
    screen.tap(.toggleTapped)
    return screen.ticks(for: 4_000) == [2_000, 4_000]
  }

  /// Whether a timer that is started ticks each second.
  private var isTicking: Bool {
    let screen = Screen()
    screen.tap(.toggleTapped)
    return screen.count == 0 && screen.ticks(for: 2_000) == [1_000, 2_000]
  }

  @Test("A timer that is toggled off stops ticking") func off() {  // starter passes
    let screen = Screen()
    screen.tap(.toggleTapped)
    screen.wait(1_500)
    screen.tap(.toggleTapped)
    let ticks = screen.ticks(for: 3_000)
    let why =
      switch ticks.count {
      case _ where !isTicking: earlier
      case 6:
        "The second toggle started another timer: what must it return to stop the first?"
      default:
        """
        The timer is still ticking. `isRunning` only describes it: to stop the effect, return \
        `.cancel(id:)` with the timer's id.
        """
      }
    #expect(ticks == [], "\(why)")
    let whyLeft =
      ticks == []
      ? "The timer stopped ticking, but an effect is still in flight: cancel the timer by its id."
      : earlier
    #expect(screen.inFlight == 0, "\(whyLeft)")
  }

  @Test("Toggling off and on leaves one timer, which starts a new interval") func again() {
    let screen = Screen()
    screen.tap(.toggleTapped)
    screen.wait(1_500)
    screen.tap(.toggleTapped, .toggleTapped)
    let ticks = screen.ticks(for: 2_000)
    let why =
      switch ticks {
      case _ where !isTicking: earlier
      case [500, 1_000, 1_500, 2_000]: "Two timers are running: the first was never stopped."
      case [500, 1_500]: "The timer was off in between, but ticks as if it had kept running."
      case []: "The timer was started again, but doesn't tick."
      default: "After a new start, the timer ticks at 1 and 2 s, but it ticked at \(ticks) ms."
      }
    #expect(ticks == [1_000, 2_000], "\(why)")
  }

  @Test("The timer ticks at the selected interval", arguments: [2, 3])
  func selected(seconds: Int) {
    let interval = TimerCounterState.Interval(rawValue: seconds)!
    let screen = Screen()
    screen.tap(.intervalSelected(interval))
    #expect(screen.state.interval == interval, "The selected interval isn't in the state.")
    let standing = screen.ticks(for: 4_000)
    let whyStanding =
      screen.state.isRunning
      ? "The timer was off, but selecting an interval set `isRunning` to true."
      : "The timer was off, but now it ticks. Selecting an interval doesn't start it."
    #expect(standing == [] && !screen.state.isRunning, "\(whyStanding)")
    let chosen = screen.state.interval
    screen.tap(.toggleTapped)
    let isKept = screen.state.interval == chosen
    let ticks = screen.ticks(for: 6_000)
    let why =
      switch ticks {
      case _ where !isTicking || !standing.isEmpty || chosen != interval: earlier
      case _ where !isKept:
        "Toggle set the interval back to \(screen.state.interval.label). It must not change it."
      case [1_000, 2_000, 3_000, 4_000, 5_000, 6_000]:
        "The timer still ticks every second. Make it with the state's interval."
      case stride(from: seconds, through: 6, by: seconds)
        .flatMap { Array(repeating: 1_000 * $0, count: seconds) }:
        "A tick added \(seconds). Each tick adds one, however long the interval is."
      default: "With an interval of \(interval.label), the timer ticked at \(ticks) ms."
      }
    #expect(
      ticks == Array(stride(from: seconds * 1_000, through: 6_000, by: seconds * 1_000)),
      "\(why)"
    )
  }

  @Test("A new interval restarts a running timer") func restarts() {
    let screen = Screen()
    screen.tap(.toggleTapped)
    screen.wait(1_500)
    let countBefore = screen.count
    screen.tap(.intervalSelected(.threeSeconds))
    let atOnce = screen.count
    let ticks = screen.ticks(for: 6_500)
    let why =
      switch ticks {
      case _ where !isTicking: earlier
      case _ where atOnce == 2: "The count went up as soon as the interval was selected."
      case _ where atOnce == 0 && countBefore == 1:
        "Selecting an interval reset the count to 0. It only affects the timer."
      case _ where atOnce != 1: earlier
      case [500, 1_500, 2_500, 3_500, 4_500, 5_500, 6_500]:
        """
        The timer still ticks every second. A timer keeps the interval that it was made with: a \
        new one has to take its place.
        """
      case _ where ticks.filter { $0 % 1_000 == 500 }.count == 7:
        "Two timers are running, the old one and the new one. They need the same id."
      case [] where screen.state.isRunning && screen.inFlight == 0:
        "`isRunning` is true, but the old timer was stopped and no new one was started."
      case [] where !screen.state.isRunning:
        "Selecting an interval stopped the timer. A running timer goes on at the new interval."
      case []: "The timer never ticked again."
      case [1_000, 2_000, 3_000, 4_000, 5_000, 6_000] where !followsTheState: earlier
      case [1_000, 2_000, 3_000, 4_000, 5_000, 6_000]:
        """
        The timer was restarted with the old interval: it was made before the new one was in the \
        state. Store the interval first.
        """
      case [500, 3_500, 6_500], [1_500, 4_500], [2_500, 5_500]:
        """
        The next tick was timed from the old timer. It is due one new interval after the \
        selection.
        """
      default: "The timer should now tick every 3 s, but it ticked at \(ticks) ms."
      }
    #expect(atOnce == 1 && ticks == [3_000, 6_000], "\(why)")
    if ticks == [3_000, 6_000] {
      #expect(screen.state.isRunning, "The timer is running, but `isRunning` is false.")
    }

    let slow = Screen(TimerCounterState(interval: .threeSeconds))
    slow.tap(.toggleTapped, .intervalSelected(.oneSecond))
    let faster = slow.ticks(for: 2_000)
    let whyFaster =
      ticks == [3_000, 6_000]
      ? "The interval went from 3 seconds to 1, and the timer ticked at \(faster) ms." : earlier
    #expect(faster == [1_000, 2_000], "\(whyFaster)")
  }

  @Test("Selecting the current interval changes nothing") func same() {
    let screen = Screen()
    screen.tap(.toggleTapped)
    screen.wait(900)
    screen.tap(.intervalSelected(.oneSecond))
    let ticks = screen.ticks(for: 2_000)
    let why =
      switch ticks {
      case _ where !isTicking: earlier
      case [1_000, 2_000]:
        """
        Selecting the same interval restarted the timer, and its tick came 900 ms late. Nothing \
        has changed, so there is nothing to do.
        """
      case []: "Selecting the same interval stopped the timer."
      default: "The next ticks are due after 100 and 1100 ms, but came after \(ticks)."
      }
    #expect(ticks == [100, 1_100], "\(why)")
  }

  @Test("Plus, minus and reset leave the timer alone") func untouched() {
    let byHand = Screen()
    byHand.tap(.toggleTapped)
    byHand.wait(500)
    byHand.tap(.incrementTapped, .decrementTapped)
    let ticks = byHand.ticks(for: 2_000)
    let why =
      switch ticks {
      case _ where !isTicking: earlier
      case []: "Plus or minus stopped the timer. They only change the count."
      case [1_000, 2_000]: "Plus or minus restarted the timer. They only change the count."
      default:
        "Plus and minus were tapped halfway. The ticks are due after 500 and 1500 ms, not \(ticks)."
      }
    #expect(ticks == [500, 1_500], "\(why)")

    let reset = Screen()
    reset.tap(.toggleTapped)
    reset.wait(1_500)
    reset.tap(.resetTapped)
    let isRunning = reset.state.isRunning
    #expect(reset.count == 0, "Reset sets the count to 0, even while the timer runs.")
    let resetTicks = reset.ticks(for: 2_000)
    let whyReset =
      switch resetTicks {
      case _ where !isTicking: earlier
      case []: "Reset stopped the timer. It only changes the count."
      case [1_000, 2_000]: "Reset restarted the timer. It only changes the count."
      default:
        "Reset was tapped halfway. The ticks are due after 500 and 1500 ms, not \(resetTicks)."
      }
    #expect(resetTicks == [500, 1_500], "\(whyReset)")
    let whyRunning =
      isTicking && byHand.state.isRunning
      ? "Reset changed `isRunning`. It only changes the count." : earlier
    #expect(isRunning, "\(whyRunning)")
  }

  private enum Script {
    case tap(TimerCounterAction)
    case wait(Int)
  }

  /// What should be seen, worked out without a scheduler.
  private struct Expected {
    var state = TimerCounterState()
    private var now = 0
    private var start = 0

    mutating func tap(_ action: TimerCounterAction) {
      switch action {
      case .incrementTapped: state.count += 1
      case .decrementTapped: state.count -= 1
      case .resetTapped: state.count = 0
      case .toggleTapped:
        state.isRunning.toggle()
        start = now
      case .intervalSelected(let interval):
        if interval != state.interval { start = now }
        state.interval = interval
      case .ticked: break
      }
    }

    mutating func wait(_ milliseconds: Int) {
      let interval = 1_000 * state.interval.rawValue
      let before = (now - start) / interval
      now += milliseconds
      if state.isRunning { state.count += (now - start) / interval - before }
    }
  }

  @Test("The rules hold for any sequence of taps") func law() {
    let report = compare(
      subject: Subject<TimerCounterState, Script, Never> {
        let screen = Screen()
        return .init(
          state: { screen.state },
          send: { action in
            switch action {
            case .tap(let action): screen.tap(action)
            case .wait(let milliseconds): screen.wait(milliseconds)
            }
            return []
          }
        )
      },
      reference: Subject<TimerCounterState, Script, Never> {
        var expected = Expected()
        return .init(
          state: { expected.state },
          send: { action in
            switch action {
            case .tap(let action): expected.tap(action)
            case .wait(let milliseconds): expected.wait(milliseconds)
            }
            return []
          }
        )
      },
      law: "the state follows from the four rules (`wait` is in milliseconds)",
      actions: Generator { _, draw in
        switch draw.int(in: 0...9) {
        case 0: .tap(.incrementTapped)
        case 1: .tap(.decrementTapped)
        case 2: .tap(.resetTapped)
        case 3...4: .tap(.toggleTapped)
        case 5...6: .tap(.intervalSelected(draw.element(of: TimerCounterState.Interval.allCases)!))
        case 7: .wait(12_000)
        default: .wait(draw.int(in: 1...20) * 100)
        }
      },
      scripts: 60,
      length: 12
    )
    if report.failure != nil { Issue.record("\(report)") }
  }

  @Test("Toggling off leaves no timer, whatever was selected")  // starter passes
  func nothingLeft() {
    let screen = Screen()
    screen.tap(.toggleTapped)
    screen.wait(1_500)
    screen.tap(.intervalSelected(.twoSeconds))
    screen.wait(300)
    screen.tap(.intervalSelected(.threeSeconds), .toggleTapped)
    let ticks = screen.ticks(for: 7_000)
    let why =
      isTicking && !screen.state.isRunning
      ? """
      Two other intervals were selected while the timer was running. Toggling it off left a timer \
      that nothing stops.
      """
      : earlier
    #expect(ticks == [] && screen.inFlight == 0, "\(why)")
    screen.tap(.intervalSelected(.oneSecond))
    let standing = screen.ticks(for: 3_000)
    let whyStanding =
      ticks == []
      ? "The timer was off, but selecting an interval started one." : earlier
    #expect(standing == [] && screen.inFlight == 0, "\(whyStanding)")
  }
}
