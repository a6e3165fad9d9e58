import Chapter03Effects
import Dispatch
import ReducerTesting
import Testing

@Suite struct ThrottleTests {
  /// A slider behind a throttle, of 100 ms if nothing is said, and when its values passed.
  private final class Slider {
    let scheduler = DispatchQueue.test
    private var subscriber: Effect<Int, Never>.Subscriber?
    private(set) var passed: [Passed] = []
    private var token: AnyCancellable?
    private(set) var starts = 0
    private(set) var isOver = false

    init(interval: Int = 100) {
      let scheduler = scheduler
      token = Effect<Int, Never>.run { [unowned self] subscriber in
        self.starts += 1
        self.subscriber = subscriber
        return AnyCancellable {}
      }
      .throttled(for: .milliseconds(interval), on: scheduler.eraseToAnyScheduler())
      .sink(
        receiveCompletion: { [unowned self] _ in self.isOver = true },
        receiveValue: { [unowned self] value in
          let time = Int(scheduler.now.sinceStart / .milliseconds(1))
          self.passed.append(Passed(value: value, at: time))
        }
      )
    }

    func move(_ value: Int) { subscriber?.send(value) }
    func wait(_ milliseconds: Int) { scheduler.advance(by: .milliseconds(milliseconds)) }
  }

  private struct Passed: Equatable, CustomStringConvertible {
    var value: Int
    /// In milliseconds.
    var at: Int
    var description: String { "\(value) at \(at) ms" }
  }

  private let earlier = "This depends on the rules above: fix those first."

  @Test("The first value passes at once") func first() {  // starter passes
    let slider = Slider()
    let starts = slider.starts
    slider.move(1)
    let atOnce = slider.passed
    slider.wait(1_000)
    let why =
      switch (atOnce, slider.passed) {
      case _ where starts == 0 && slider.starts > 0:
        """
        The work itself was started late, and the first value was lost. A throttle starts the work \
        at once, and then holds back its values.
        """
      case (_, [Passed(value: 1, at: 0), Passed(value: 1, at: 100)]):
        """
        1 passed at once, and again at the end of its interval. A value that has passed doesn't \
        wait, too.
        """
      case ([], []):
        slider.starts == 0
          ? "Nothing passed: the work was never started. `sink` starts it."
          : "Nothing passed. Is what `sink` returns kept while the effect runs?"
      case ([], let later) where later.first?.at == 0:
        """
        The first value was left to the scheduler, which runs nothing until time moves. Send it to \
        the subscriber at once.
        """
      case ([], _):
        """
        The first value passed later. A debounce waits for a pause; a throttle lets the first \
        value pass at once.
        """
      default: "One value came, and \(slider.passed) passed."
      }
    #expect(atOnce == [Passed(value: 1, at: 0)] && slider.passed.count == 1, "\(why)")
  }

  @Test("Each start of the effect has its own intervals") func twice() {  // starter passes
    let scheduler = DispatchQueue.test
    var subscribers: [Effect<Int, Never>.Subscriber] = []
    var passed: [[Int]] = [[], []]
    let effect = Effect<Int, Never>.run { subscriber in
      subscribers.append(subscriber)
      return AnyCancellable {}
    }
    .throttled(for: .milliseconds(100), on: scheduler.eraseToAnyScheduler())
    let tokens = [0, 1].map { run in effect.sink { passed[run].append($0) } }
    for (number, subscriber) in subscribers.enumerated() { subscriber.send(number) }
    let why =
      firstPasses
      ? """
      The effect was started twice, and the first run's interval held back the second run's first \
      value. What a run remembers belongs inside the closure of `run`.
      """
      : earlier
    #expect(passed == [[0], [1]], "\(why)")
    withExtendedLifetime(tokens) {}
  }

  /// Whether the first value passes at once, and only then.
  private var firstPasses: Bool {
    let slider = Slider()
    slider.move(1)
    let atOnce = slider.passed
    slider.wait(1_000)
    return atOnce == [Passed(value: 1, at: 0)] && slider.passed == atOnce
  }

  /// Whether a value passes at once after an interval in which nothing came.
  private var reopens: Bool {
    let slider = Slider()
    slider.move(1)
    slider.wait(150)
    slider.move(2)
    return slider.passed.map(\.value) == [1, 2]
  }

  @Test("Nothing passes during an interval") func during() {
    let slider = Slider()
    slider.move(1)
    slider.wait(40)
    slider.move(2)
    slider.wait(40)
    slider.move(3)
    let why =
      switch slider.passed.map(\.value) {
      case _ where !firstPasses: earlier
      case [1, 2, 3]: "Every value passed. After a value has passed, nothing passes for 100 ms."
      case [1, 2] where slider.passed[1].at != 40:
        "An interval lasts 100 ms, but 2 passed \(slider.passed[1].at) ms after 1."
      case [1, 2]: "The second value passed, too. Each value that passes begins an interval."
      default: "Values came at 0, 40 and 80 ms. Only the first passes before 100 ms."
      }
    #expect(slider.passed.map(\.value) == [1], "\(why)")
  }

  @Test("When the interval ends, the latest value passes") func latest() {
    let slider = Slider()
    slider.move(1)
    slider.wait(40)
    slider.move(2)
    slider.wait(40)
    slider.move(3)
    slider.wait(19)
    let before = slider.passed
    slider.wait(1)
    let atEnd = slider.passed
    slider.wait(99)
    let next = slider.passed
    slider.wait(1_000)
    let passed = slider.passed.dropFirst().map { $0 }
    let why =
      switch passed {
      case _ where !firstPasses || before.count > 1: earlier
      case [Passed(value: 3, at: 1_000)]:
        "The interval lasted a second. It lasts as long as `interval` says, here 100 ms."
      case []: "What came during the interval was dropped. The latest value waits for the end."
      case [Passed(value: 2, at: 100)]:
        "At the end of the interval, its first value passed. It should be the latest."
      case _ where passed.map(\.value).contains(2):
        "2 and 3 came in one interval, and both passed. Only the latest value of an interval does."
      case [Passed(value: 3, at: 180)]:
        """
        3 came at 80 ms and passed at 180: it waited for a pause of 100 ms, which is a debounce. \
        The interval began with 1, and ends 100 ms later, whatever comes in between.
        """
      case _ where passed.count > 1: "3 came once, but passed \(passed.count) times."
      default: "1 began an interval at 0 ms, so 3 passes at 100 ms, but it passed \(passed)."
      }
    #expect(atEnd.last == Passed(value: 3, at: 100) && atEnd.count == 2, "\(why)")
    #expect(
      slider.passed == atEnd && next == atEnd,
      "\(atEnd.count == 2 ? why : earlier)"
    )
  }

  @Test("A finger that never stops gets a value through in each interval") func neverStops() {
    let slider = Slider()
    for value in 0..<12 {
      slider.move(value)
      slider.wait(30)
    }
    let times = slider.passed.map(\.at)
    let why =
      switch times {
      case _ where !firstPasses: earlier
      case _ where times.count == 12: earlier
      case [0] where !reopens: earlier
      case [0]:
        """
        Only the first value passed while the finger moved. Each value moved the end of the \
        interval further away: that is a debounce.
        """
      case [0, 120, 240], [0, 120, 240, 360]:
        """
        The waiting value passed only when another one came after the interval. It passes when the \
        interval ends, even if no other value comes.
        """
      case [0, 100]: "No interval began when the second value passed."
      case _ where times.starts(with: [0, 100, 120]):
        """
        A value that passes at the end of an interval begins the next one, but another value \
        passed at 120 ms.
        """
      case _ where zip(times, times.dropFirst()).contains(where: { $1 - $0 < 100 }):
        """
        Each value that passes begins an interval. Values passed at \(times), two of them less \
        than 100 ms apart.
        """
      case _ where times.starts(with: [0, 100]) && !times.contains(200):
        """
        An interval began at 100 ms, and its latest value didn't pass at its end. Each interval \
        ends like the first.
        """
      default:
        """
        A value came every 30 ms for 360 ms. Values pass at 0, 100, 200 and 300 ms, not at \
        \(times).
        """
      }
    #expect(times == [0, 100, 200, 300], "\(why)")
    let whyValues = times == [0, 100, 200, 300] ? "The latest of each interval passes." : earlier
    #expect(slider.passed.map(\.value) == [0, 3, 6, 9], "\(whyValues)")
  }

  @Test("After an interval in which nothing came, a value passes at once") func idle() {
    let slider = Slider()
    slider.move(1)
    slider.wait(150)
    slider.move(2)
    let afterOne = slider.passed
    let why =
      switch afterOne.count {
      case _ where !firstPasses: earlier
      case 1:
        "A value had to wait, although the interval had ended 50 ms before."
      default: "1 passes at 0 ms, 2 passes at 150 ms, and nothing else does."
      }
    #expect(afterOne == [Passed(value: 1, at: 0), Passed(value: 2, at: 150)], "\(why)")
    slider.wait(60)
    slider.move(3)
    slider.wait(500)
    slider.move(4)
    let expected = [1, 2, 3, 4]
    let whyLater =
      switch slider.passed.map(\.value) {
      case _ where afterOne.count != 2: earlier
      case [1, 2, 3] where slider.isOver:
        "The effect finished, but the finger may still move. Only the work ends it."
      case [1, 2, 3]:
        "A value still had to wait long after the interval had ended."
      case [1, 2, 3, 3], [1, 2, 3, 3, 4]:
        "3 passed a second time. A value that has passed no longer waits."
      case [1, 2, 4]: "3 came during an interval, but was dropped."
      default: "1, 2, 3 and 4 all pass, 3 at the end of an interval."
      }
    #expect(slider.passed.map(\.value) == expected, "\(whyLater)")
    if slider.passed.map(\.value) == expected {
      #expect(
        slider.passed.map(\.at) == [0, 150, 250, 710],
        "2 began an interval at 150 ms, and 3 came at 210, so 3 passes at 250."
      )
    }
  }

  @Test("A value that equals the one before is treated like any other")  // starter passes
  func equal() {
    let slider = Slider()
    slider.move(1)
    slider.wait(150)
    slider.move(1)
    slider.wait(10)
    slider.move(1)
    slider.wait(1_000)
    let different = Slider()
    different.move(1)
    different.wait(150)
    different.move(2)
    different.wait(10)
    different.move(3)
    different.wait(1_000)
    let why =
      reopens && different.passed.count == 3
      ? "A throttle doesn't compare values: each of them counts." : earlier
    #expect(slider.passed.count == 3, "\(why)")
  }

  @Test("Each run has its own intervals") func runs() {  // starter passes
    let first = Slider()
    first.move(1)
    let second = Slider()
    second.move(2)
    let why = firstPasses ? "One effect's interval held back another effect's value." : earlier
    #expect(second.passed.map(\.value) == [2], "\(why)")
  }

  // MARK: -

  @Test("The interval is as long as `interval` says") func interval() {
    let usual = Slider()
    usual.move(1)
    usual.move(2)
    usual.wait(100)
    let slider = Slider(interval: 250)
    slider.move(9)
    slider.wait(120)
    slider.move(8)
    slider.move(7)
    slider.wait(140)
    slider.move(6)
    slider.wait(1_000)
    let times = slider.passed.map(\.at)
    let why =
      if usual.passed != [Passed(value: 1, at: 0), Passed(value: 2, at: 100)] {
        earlier
      } else if times != [0, 250, 500] {
        "With an interval of 250 ms, values pass at 0, 250 and 500 ms, but they passed at \(times)."
      } else {
        "8 came in an interval, and then 7. The latest is 7, but \(slider.passed[1].value) passed."
      }
    let expected = [(9, 0), (7, 250), (6, 500)].map { Passed(value: $0.0, at: $0.1) }
    #expect(slider.passed == expected, "\(why)")
  }

  private enum Script {
    case move(Int)
    case wait(Int)
  }

  /// What should pass, worked out without a scheduler.
  private struct Expected: Equatable {
    var now = 0
    var end: Int?
    var waiting: Int?
    var passed: [Passed] = []

    mutating func move(_ value: Int) {
      if end == nil { pass(value) } else { waiting = value }
    }

    mutating func wait(_ milliseconds: Int) {
      let until = now + milliseconds
      while let end, end <= until {
        now = end
        self.end = nil
        if let value = waiting {
          waiting = nil
          pass(value)
        }
      }
      now = until
    }

    private mutating func pass(_ value: Int) {
      passed.append(Passed(value: value, at: now))
      end = now + 100
    }
  }

  @Test("The three rules hold, whatever the finger does") func law() {
    let report = compare(
      subject: Subject<[Passed], Script, Never> {
        let slider = Slider()
        return .init(
          state: { slider.passed },
          send: { action in
            switch action {
            case .move(let value): slider.move(value)
            case .wait(let milliseconds): slider.wait(milliseconds)
            }
            return []
          }
        )
      },
      reference: Subject<[Passed], Script, Never> {
        var expected = Expected()
        return .init(
          state: { expected.passed },
          send: { action in
            switch action {
            case .move(let value): expected.move(value)
            case .wait(let milliseconds): expected.wait(milliseconds)
            }
            return []
          }
        )
      },
      law: """
        the values that pass, and their times, follow from the three rules (`wait` is in \
        milliseconds, an interval is 100)
        """,
      actions: Generator { _, draw in
        draw.int(in: 0...1) == 0 ? .move(draw.int(in: 1...9)) : .wait(draw.int(in: 1...24) * 7)
      },
      scripts: 200
    )
    if report.failure != nil { Issue.record("\(report)") }
  }
}
