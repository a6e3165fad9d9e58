// Seven things happen
//
// Each action writes its letter. When the store notifies the screen, it draws the letters that are
// new since the last time. For each of the seven steps below, write down what the screen draws, one
// text for each notification, and how many effects are in flight afterwards. Work it out before you
// save.
//
// kind: predict
// lesson: Seven things happen
// predicts: reducer

import Chapter03Effects

enum Letter: String {
  case a, b, c, d, q, s, x
}

/// - Parameters:
///   - server: Responds at any time, on some other thread, and then finishes.
///   - mainQueue: Runs its work when the script below says so.
func reducer(
  _ letters: inout String,
  _ letter: Letter,
  server: Effect<Letter, Never>,
  mainQueue: some Scheduler
) -> Effect<Letter, Never> {
  letters += letter.rawValue
  switch letter {
  case .a: return .merge(Effect(value: .b), Effect(value: .c))
  case .b: return Effect(value: .d)
  case .q: return server.receive(on: mainQueue)
  case .c, .d, .s, .x: return .none
  }
}

// The screen sends, too: when it draws "x" alone, it sends c.
//
//   1  a is sent
//   2  q is sent
//   3  b is sent
//   4  the server responds with a, and finishes
//   5  s is sent
//   6  the main queue runs all its work
//   7  x is sent

struct Prediction: Equatable {
  var drawn: [String]
  var inFlight: Int
}

// answer
// starter: let predictions: [Prediction] = [
// starter:   Prediction(drawn: [], inFlight: 0),  // 1
// starter:   Prediction(drawn: [], inFlight: 0),  // 2
// starter:   Prediction(drawn: [], inFlight: 0),  // 3
// starter:   Prediction(drawn: [], inFlight: 0),  // 4
// starter:   Prediction(drawn: [], inFlight: 0),  // 5
// starter:   Prediction(drawn: [], inFlight: 0),  // 6
// starter:   Prediction(drawn: [], inFlight: 0),  // 7
// starter: ]
let predictions: [Prediction] = [
  Prediction(drawn: ["abcd"], inFlight: 0),  // 1
  Prediction(drawn: ["q"], inFlight: 1),  // 2
  Prediction(drawn: ["bd"], inFlight: 1),  // 3
  Prediction(drawn: [], inFlight: 1),  // 4
  Prediction(drawn: ["s"], inFlight: 1),  // 5
  Prediction(drawn: ["abcd"], inFlight: 0),  // 6
  Prediction(drawn: ["x", "c"], inFlight: 0),  // 7
]
// end answer
