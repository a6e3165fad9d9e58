// Three wrappers, six orders
//
// `adding` is wrapped three times: by a log, a tally and a filter. There are six possible orders,
// and each is sent 2, then -1. Write down what you expect from each: the count and the tally at the
// end, and the lines that are printed. A line shows a state as the count and the tally:
// `logging(adding)` alone would print "2: 0/0 → 2/0" and "-1: 2/0 → 1/0".
//
// kind: predict
// lesson: Which wrapper is outside
// predicts: orders, tallying, upwards, adding

import Chapter02Pullback

struct Tally: Equatable, CustomStringConvertible {
  var count = 0
  var actions = 0
  var description: String { "\(count)/\(actions)" }
}

func adding(_ tally: inout Tally, _ step: Int) {
  tally.count += step
}

func tallying(_ reducer: @escaping Reducer<Tally, Int>) -> Reducer<Tally, Int> {
  { tally, step in
    tally.actions += 1
    reducer(&tally, step)
  }
}

func upwards(_ reducer: @escaping Reducer<Tally, Int>) -> Reducer<Tally, Int> {
  filterActions(reducer) { step in step > 0 }
}

func orders(_ print: @escaping (String) -> Void) -> [Reducer<Tally, Int>] {
  [
    logging(tallying(upwards(adding)), printer: print),  // 1
    logging(upwards(tallying(adding)), printer: print),  // 2
    tallying(logging(upwards(adding), printer: print)),  // 3
    tallying(upwards(logging(adding, printer: print))),  // 4
    upwards(logging(tallying(adding), printer: print)),  // 5
    upwards(tallying(logging(adding, printer: print))),  // 6
  ]
}

struct Prediction: Equatable {
  var count: Int
  var actions: Int
  /// You may write `->` for `→`.
  var log: [String]
}

// answer
// starter: let predictions: [Prediction] = [
// starter:   Prediction(count: 0, actions: 0, log: []),  // 1
// starter:   Prediction(count: 0, actions: 0, log: []),  // 2
// starter:   Prediction(count: 0, actions: 0, log: []),  // 3
// starter:   Prediction(count: 0, actions: 0, log: []),  // 4
// starter:   Prediction(count: 0, actions: 0, log: []),  // 5
// starter:   Prediction(count: 0, actions: 0, log: []),  // 6
// starter: ]
let predictions: [Prediction] = [
  Prediction(count: 2, actions: 2, log: ["2: 0/0 → 2/1", "-1: 2/1 → 2/2"]),  // 1
  Prediction(count: 2, actions: 1, log: ["2: 0/0 → 2/1", "-1: 2/1 → 2/1"]),  // 2
  Prediction(count: 2, actions: 2, log: ["2: 0/1 → 2/1", "-1: 2/2 → 2/2"]),  // 3
  Prediction(count: 2, actions: 2, log: ["2: 0/1 → 2/1"]),  // 4
  Prediction(count: 2, actions: 1, log: ["2: 0/0 → 2/1"]),  // 5
  Prediction(count: 2, actions: 1, log: ["2: 0/1 → 2/1"]),  // 6
]
// end answer
