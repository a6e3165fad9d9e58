// Seven effects and a clock
//
// Each of these effects is started alone, with a clock of its own, and then a second passes. Write
// down what it sends, and when, in milliseconds since its start: `ticks("a")` alone would give "a
// 100", "a 200" and so on until "a 1000". Work that is due at the same time runs in the order in
// which it was scheduled, and each tick of a timer has the place of the timer's start.
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
  /// A request to a server, which responds after 200 ms.
  func request(_ name: String) -> Trace {
    Effect(value: name).delay(for: .milliseconds(200), scheduler: scheduler)
  }
  /// Starts an effect later.
  func at(_ milliseconds: Int, _ effect: Trace) -> Trace {
    effect.deferred(for: .milliseconds(milliseconds), scheduler: scheduler)
  }
  func search(_ name: String) -> Trace {
    request(name).debounce(id: "request", for: .milliseconds(200), scheduler: scheduler)
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
      request("a").cancellable(id: "request"),
      at(100, request("b").cancellable(id: "request")),
      at(250, request("c").cancellable(id: "request", cancelInFlight: true))
    ),
    // 5
    .merge(search("a"), at(100, search("b")), at(400, search("c"))),
    // 6
    .merge(
      .concatenate(request("a").cancellable(id: "request"), request("b")),
      at(50, .cancel(id: "request"))
    ),
    // 7
    .merge(
      .concatenate(request("a"), request("b")).cancellable(id: "request"),
      at(250, .cancel(id: "request"))
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
