// Seven effects and a clock
//
// Each of these effects is started, and then a second passes. Write down what it sends, and when,
// in milliseconds since its start: `ticks("a")` alone would give "a 100", "a 200" and so on until
// "a 1000". Work that is due at the same time runs in the order in which it was scheduled, and a
// timer keeps the place that it got at its start.
//
// kind: predict
// lesson: A trace in your head
// predicts: effects

import Chapter03Effects

typealias Trace = Effect<String, Never>

func effects(on scheduler: AnyScheduler) -> [Trace] {
  /// A tick every 100 ms.
  func ticks(_ name: String) -> Trace {
    Effect.timer(id: "ticks", every: .milliseconds(100), on: scheduler).map { _ in name }
  }
  /// A question to a server, which answers after 200 ms.
  func ask(_ name: String) -> Trace {
    Effect(value: name).delay(for: .milliseconds(200), scheduler: scheduler)
  }
  /// Starts an effect later.
  func at(_ milliseconds: Int, _ effect: Trace) -> Trace {
    effect.deferred(for: .milliseconds(milliseconds), scheduler: scheduler)
  }
  func search(_ name: String) -> Trace {
    ask(name).debounce(id: "ask", for: .milliseconds(200), scheduler: scheduler)
  }

  return [
    // 1
    .merge(ticks("a"), at(200, .cancel(id: "ticks"))),
    // 2
    .merge(at(200, .cancel(id: "ticks")), ticks("a")),
    // 3
    .merge(ticks("a"), at(250, ticks("b")), at(500, .cancel(id: "ticks"))),
    // 4
    .merge(
      ask("a").cancellable(id: "ask"),
      at(100, ask("b").cancellable(id: "ask")),
      at(250, ask("c").cancellable(id: "ask", cancelInFlight: true))
    ),
    // 5
    .merge(search("a"), at(100, search("b")), at(400, search("c"))),
    // 6
    .merge(
      .concatenate(ask("a").cancellable(id: "ask"), ask("b")),
      at(50, .cancel(id: "ask"))
    ),
    // 7
    .merge(
      .concatenate(ask("a"), ask("b")).cancellable(id: "ask"),
      at(250, .cancel(id: "ask"))
    ),
  ]
}

// answer
// starter: let predictions: [[String]] = [
// starter:   [],  // 1
// starter:   [],  // 2
// starter:   [],  // 3
// starter:   [],  // 4
// starter:   [],  // 5
// starter:   [],  // 6
// starter:   [],  // 7
// starter: ]
let predictions: [[String]] = [
  ["a 100", "a 200"],  // 1
  ["a 100"],  // 2
  ["a 100", "a 200", "b 350", "b 450"],  // 3
  ["a 200", "c 450"],  // 4
  ["c 800"],  // 5
  ["b 250"],  // 6
  ["a 200"],  // 7
]
// end answer
