import Chapter03Effects
import Dispatch
import Testing

@Suite struct RestartTests {
  private let scheduler = DispatchQueue.test

  private enum Action {
    case start(String)
    case stop(String)
  }

  /// Which timers tick, and when, if these are started and stopped at these times, in milliseconds.
  /// Each ticks every 100 ms, and gives the number of its action.
  private func ticks(_ actions: [(Action, at: Int)]) -> [String] {
    let effects = zip(1..., actions).map { [scheduler] number, step in
      let effect: Effect<Int, Never> =
        switch step.0 {
        case .stop(let id): .cancel(id: id)
        case .start(let id):
          Effect.run { subscriber in
            let timer = scheduler.schedule(
              after: scheduler.now + .milliseconds(100),
              interval: .milliseconds(100)
            ) { subscriber.send(number) }
            return AnyCancellable { timer.cancel() }
          }
          .restarted(id: id)
        }
      return effect.deferred(for: .milliseconds(step.at), scheduler: scheduler)
    }
    var ticks: [String] = []
    let token = Effect.merge(effects).sink { number in
      ticks.append("\(number) at \(Int(scheduler.now.sinceStart / .milliseconds(1)))")
    }
    scheduler.advance(by: .milliseconds(450))
    withExtendedLifetime(token) {}
    return ticks
  }

  /// Gives its value after so many milliseconds, and is over.
  private func work(_ value: Int, after milliseconds: Int = 100) -> Effect<Int, Never> {
    Effect(value: value).delay(for: .milliseconds(milliseconds), scheduler: scheduler)
  }

  /// What an effect gives within a second.
  private func values(of effect: Effect<Int, Never>) -> [Int] {
    var values: [Int] = []
    let token = effect.sink { values.append($0) }
    scheduler.advance(by: .seconds(1))
    withExtendedLifetime(token) {}
    return values
  }

  @Test("A timer that is started once ticks")  // starter passes
  func once() throws {
    let ticks = ticks([(.start("a"), at: 0)])
    try #require(
      ticks == ["1 at 100", "1 at 200", "1 at 300", "1 at 400"],
      "A timer was started at 0 ms, with the id a."
    )
  }

  @Test("The timer can be stopped by its id") func stops() throws {
    let ticks = ticks([(.start("a"), at: 0), (.stop("a"), at: 150)])
    try #require(ticks == ["1 at 100"], "A timer was started at 0 ms, and its id cancelled at 150.")
    let number = values(of: .merge(work(1).restarted(id: 1), .cancel(id: 1)))
    try #require(number == [], "An effect was restarted under the number 1, which was cancelled.")
  }

  @Test("A second start begins a new timer, and the old one stops") func again() throws {
    let ticks = ticks([(.start("a"), at: 0), (.start("b"), at: 50), (.start("a"), at: 150)])
    try #require(
      ticks == [
        "1 at 100", "2 at 150", "2 at 250", "3 at 250", "2 at 350", "3 at 350", "2 at 450",
        "3 at 450",
      ],
      "Timer 1 was started at 0 ms with the id a, 2 at 50 with b, and 3 at 150 with a."
    )
    let numbers = values(
      of: .merge(
        work(1).cancellable(id: 1),
        work(2).cancellable(id: "1"),
        work(3).restarted(id: 1)
      )
    )
    try #require(
      numbers == [2, 3],
      "1 was running under the number 1, and 2 under the text \"1\". 3 restarts the number 1."
    )
  }

  @Test("Any effect is restarted, even none") func none() throws {
    let values = values(of: .merge(work(1).cancellable(id: "a"), Effect.none.restarted(id: "a")))
    try #require(values == [], "An effect was running under the id, and `none` was restarted.")
  }

  @Test("An effect that is over stops nothing")  // starter passes
  func over() throws {
    let values = values(
      of: .merge(work(1).restarted(id: "a"), work(2, after: 300).cancellable(id: "a"))
    )
    try #require(
      values == [1, 2],
      "1 was restarted, and comes after 100 ms. Then 2 began under the same id, for 300 ms."
    )
  }

  @Test("A restart works without cancelInFlight") func withoutTheWord() throws {
    let values = values(of: work(1).restarted(id: "a").cancellable(id: "a"))
    try #require(values == [], "The restart is inside an effect with the id, which was cancelled.")
    let part = { [self] in work($0, after: 300).cancellable(id: "a") }
    let parts = self.values(of: .merge(.concatenate(part(1), part(2)), work(3).restarted(id: "a")))
    try #require(
      parts == [3, 2],
      "1 was running under the id, and when it ends, 2 begins. 3 was restarted, and comes first."
    )
  }
}
