import Chapter04Modern
import Testing

@MainActor @Suite struct RunAndClockTests {
  /// An egg timer whose clock stands still until a test moves it.
  @MainActor private final class Kitchen {
    private let clock = TestClock()
    private let store: TestStoreOf<EggTimer>
    /// How often it ticked.
    let ticks = LockIsolated(0)

    init(seconds: Int = 60) {
      let (clock, ticks) = (self.clock, self.ticks)
      store = TestStore(initialState: EggTimer.State(seconds: seconds)) {
        EggTimer()
        Reduce { _, action in
          if action == .ticked { ticks.withValue { $0 += 1 } }
          return .none
        }
      } withDependencies: {
        $0.continuousClock = clock
      }
      store.exhaustivity = .off
    }

    func send(_ action: EggTimer.Action) async { await store.send(action) }

    func advance(_ milliseconds: Int) async { await clock.advance(by: .milliseconds(milliseconds)) }

    func seconds() async -> Int {
      await store.skipReceivedActions(strict: false)
      return store.state.seconds
    }
  }

  /// Seconds left of 60: at once, after one second, and after three.
  private func run() async -> [Int] {
    let kitchen = Kitchen()
    await kitchen.send(.startTapped)
    var left = [await kitchen.seconds()]
    await kitchen.advance(1_000)
    left.append(await kitchen.seconds())
    await kitchen.advance(2_000)
    left.append(await kitchen.seconds())
    return left
  }

  /// Whether it ticks each second. Until then nothing else can be judged.
  private func isReady() async -> Bool {
    let isReady = await run() == [60, 59, 57]
    if !isReady { Issue.record("The timer has to tick each second: fix that first.") }
    return isReady
  }

  @Test("The timer ticks each second, for the first time after one") func ticks() async {
    let left = await run()
    let kitchen = Kitchen()
    await kitchen.send(.startTapped)
    await kitchen.advance(60_000)
    let afterAMinute = await kitchen.seconds()
    await kitchen.advance(60_000)
    let later = await kitchen.seconds()
    let comment: Comment =
      switch left {
      case [60, 60, 60] where afterAMinute == 0:
        """
        The timer ticked sixty times after a minute, and never before: each tick needs its own \
        sleep.
        """
      case [60, 60, 60] where afterAMinute < 60:
        """
        The timer didn't tick in three seconds, and after a minute \(afterAMinute) are left: it \
        waits too long.
        """
      case [60, 60, 60] where later < 60:
        "The timer didn't tick in the first minute: it waits too long."
      case [60, 60, 60]:
        """
        Three seconds passed on the test's clock, but the timer never ticked. Does the effect wait \
        on that clock? `Task.sleep` and `ContinuousClock()` wait for real time, which no test \
        should do. Or is the effect cancelled as soon as it begins?
        """
      case [60, 59, 59]:
        "The timer ticked after one second, but never again: one sleep makes one tick."
      case [60, 60, 58]:
        "A second after the tap, the timer hadn't ticked yet: the first tick comes too late."
      case _ where left[0] == 59:
        "A second was gone as soon as start was tapped. The first tick is due a second later."
      case [60, 60, 59]: "The timer ticked once in three seconds."
      case _ where left[0] == 60 && left[1] < 59 && kitchen.ticks.value < 32:
        "The timer ticks each second, but a tick takes \(60 - left[1]) seconds away."
      case [60, 58, 54]: "The timer ticks twice a second."
      case _ where left[0] == 60 && left[1] < 59:
        """
        After one second, the timer had ticked \(60 - left[1]) times. Each tick comes a second \
        after the last.
        """
      case [60, 59, 58]:
        "The timer ticked twice in three seconds: after the first tick, its interval is longer."
      case _ where left[0] < 59:
        "The timer doesn't wait: \(60 - left[0]) ticks were sent before any time had passed."
      case _ where left[1] == 59 && left[2] < 57:
        "The timer gets faster: a tick starts another timer beside the running one."
      default: "After 0, 1 and 3 seconds, 60, 59 and 57 are left, but here: \(left)."
      }
    #expect(left == [60, 59, 57], comment)
    guard left == [60, 59, 57] else { return }
    #expect(
      afterAMinute == 0,
      "After a minute, none of the 60 seconds is left, but here \(afterAMinute)."
    )

    let early = Kitchen()
    await early.send(.startTapped)
    await early.advance(999)
    let almost = await early.seconds()
    #expect(almost == 60, "The timer ticked before a whole second had passed.")
  }

  @Test("Stop ends the ticking") func stop() async {
    guard await isReady() else { return }
    let kitchen = Kitchen()
    await kitchen.send(.startTapped)
    await kitchen.advance(1_000)
    await kitchen.send(.stopTapped)
    await kitchen.advance(5_000)
    let left = await kitchen.seconds()
    let comment: Comment =
      switch left {
      case 54:
        """
        Stop was tapped after one second, but the timer ticked for five more. Cancel it by the id \
        that `.cancellable(id:)` gave it.
        """
      case 60: "Stop reset the seconds to 60. It only ends the ticking."
      case 0: "Stop set the seconds to 0. It only ends the ticking."
      default: "One second passed before stop was tapped, so 59 are left, but here \(left)."
      }
    #expect(left == 59, comment)
  }

  @Test("The timer can be started again after a stop") func again() async {
    guard await isReady() else { return }
    let kitchen = Kitchen()
    await kitchen.send(.startTapped)
    await kitchen.advance(1_000)
    await kitchen.send(.stopTapped)
    await kitchen.send(.startTapped)
    await kitchen.advance(2_000)
    let left = await kitchen.seconds()
    let comment: Comment =
      switch left {
      case 59: "After stop and start, the timer never ticked again."
      case 58: "Stop or start reset the seconds to 60. They continue from the 59 that were left."
      case 55:
        "After stop and start, the seconds fall twice as fast: the first timer was never stopped."
      default: "One second, stop, start, and two seconds more: 57 are left, but here \(left)."
      }
    #expect(left == 57, comment)
  }

  @Test("A second tap on start doesn't make the timer faster") func startTwice() async {
    guard await isReady() else { return }
    let kitchen = Kitchen()
    await kitchen.send(.startTapped)
    await kitchen.advance(500)
    await kitchen.send(.startTapped)
    await kitchen.advance(500)
    let early = await kitchen.seconds()
    await kitchen.advance(1_500)
    let late = await kitchen.seconds()
    let comment: Comment =
      switch (early, late) {
      case (59, 56):
        """
        Two timers tick now, half a second apart. An id alone replaces nothing: `cancelInFlight` \
        does.
        """
      case (59, 58), (59, 57):
        "Start was tapped again after half a second, but the first timer simply kept ticking."
      case (60, 60):
        "After the second tap, the timer never ticked: it was stopped, but not started again."
      default: "Started again after half a second, the timer ticks at 1.5 and 2.5 seconds only."
      }
    #expect((early, late) == (60, 58), comment)
  }

  @Test("The timer ends at zero") func zero() async {
    guard await isReady() else { return }
    let kitchen = Kitchen(seconds: 2)
    await kitchen.send(.startTapped)
    await kitchen.advance(2_000)
    let atZero = await kitchen.seconds()
    await kitchen.advance(3_000)
    let left = await kitchen.seconds()
    let comment: Comment =
      switch (atZero, left) {
      case (0, -3): "No seconds are left, but the timer ticks on, below zero."
      case (1, 1): "The timer ended one second too early."
      case (0, -1): "The timer ended one tick too late."
      case _ where atZero > 2:
        "The timer had two seconds, and now it has \(atZero): only a tick changes them."
      default: "Neither of two seconds is left after five; here: \(atZero) after two, then \(left)."
      }
    #expect((atZero, left) == (0, 0), comment)
    guard (atZero, left) == (0, 0) else { return }

    let ticks = kitchen.ticks.value
    #expect(
      ticks == 2,
      """
      No seconds are left, but `.ticked` is still sent: \(ticks) times instead of 2. The effect \
      has to end.
      """
    )
    let last = Kitchen(seconds: 1)
    await last.send(.startTapped)
    await last.advance(1_000)
    let ofOne = await last.seconds()
    #expect(
      ofOne == 0,
      "Start was tapped with one second left. A second later, none is left, but here \(ofOne)."
    )
  }

  @Test("With no seconds left, the timer doesn't start") func noSeconds() async {
    guard await isReady() else { return }
    let kitchen = Kitchen(seconds: 0)
    await kitchen.send(.startTapped)
    await kitchen.advance(3_000)
    let left = await kitchen.seconds()
    let comment: Comment =
      switch left {
      case -1:
        """
        There were no seconds when start was tapped, but the timer ticked: -1 are left. Your check \
        for zero comes after the first tick, which is too late here.
        """
      case 1...: "There were no seconds when start was tapped, but start added some."
      default:
        "There were no seconds when start was tapped, but the timer ticked: \(left) are left."
      }
    #expect(left == 0, comment)
  }
}
