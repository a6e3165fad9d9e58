import Chapter03Effects
import Dispatch
import Testing

@Suite struct ThrottleTests {
  /// Which values pass, and when, if these come at these times, in milliseconds.
  private func passed(_ values: [(Int, at: Int)]) -> [String] {
    let scheduler = DispatchQueue.test
    var slider: Effect<Int, Never>.Subscriber?
    var passed: [String] = []
    let token = Effect<Int, Never>.run { subscriber in
      slider = subscriber
      return AnyCancellable {}
    }
    .throttled(for: .milliseconds(100), on: scheduler.eraseToAnyScheduler())
    .sink { value in
      passed.append("\(value) at \(Int(scheduler.now.sinceStart / .milliseconds(1)))")
    }
    var time = 0
    for (value, moment) in values {
      scheduler.advance(by: .milliseconds(moment - time))
      time = moment
      slider?.send(value)
    }
    scheduler.advance(by: .milliseconds(1_000 - time))
    withExtendedLifetime(token) {}
    return passed
  }

  @Test("The first value passes immediately")  // starter passes
  func first() throws {
    let passed = passed([(1, at: 50)])
    try #require(passed == ["1 at 50"], "One value came, at 50 ms. The interval is 100 ms.")
  }

  @Test("When the interval ends, the latest value passes, and nothing else") func latest() throws {
    let passed = passed([(1, at: 0), (2, at: 30), (3, at: 60)])
    try #require(passed == ["1 at 0", "3 at 100"], "Only 1, 2 and 3 came: at 0, 30 and 60 ms.")
  }

  @Test("The value that waited begins the next interval") func next() throws {
    let passed = passed([(1, at: 0), (2, at: 50), (3, at: 120)])
    try #require(passed == ["1 at 0", "2 at 100", "3 at 200"], "1 came at 0, 2 at 50, 3 at 120.")
  }

  @Test("After an interval in which nothing came, a value passes immediately") func idle() throws {
    let passed = passed([(1, at: 0), (2, at: 130), (3, at: 180)])
    try #require(passed == ["1 at 0", "2 at 130", "3 at 230"], "1 came at 0, 2 at 130, 3 at 180.")
  }

  @Test("A finger that never stops gets a value through in each interval") func moving() throws {
    let passed = passed((0...9).map { ($0, at: $0 * 30) })
    try #require(
      passed == ["0 at 0", "3 at 100", "6 at 200", "9 at 300"],
      "Values from 0 to 9 came, one every 30 ms."
    )
  }

  @Test("A value that equals the one before is treated like any other") func equal() throws {
    let passed = passed([(1, at: 0), (1, at: 50), (1, at: 250)])
    try #require(passed == ["1 at 0", "1 at 100", "1 at 250"], "1 came at 0 ms, 50 and 250.")
  }

  @Test("Each start of the effect has its own intervals")  // starter passes
  func starts() throws {
    var sliders: [Effect<Int, Never>.Subscriber] = []
    var passed: [String] = []
    let effect = Effect<Int, Never>.run { subscriber in
      sliders.append(subscriber)
      return AnyCancellable {}
    }
    .throttled(for: .milliseconds(100), on: DispatchQueue.test.eraseToAnyScheduler())
    let tokens = ["first", "second"].map { name in
      effect.sink { passed.append("\(name): \($0)") }
    }
    for slider in sliders { slider.send(7) }
    withExtendedLifetime(tokens) {}
    try #require(passed == ["first: 7", "second: 7"], "Two runs got a 7 at the same time.")
  }
}
