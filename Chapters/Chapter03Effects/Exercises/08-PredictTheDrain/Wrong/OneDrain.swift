// wrong: what the screen sends is counted with the drain that it was notified of
// fails: Each step does what you predicted
// gives: The screen sent c when it was notified of x: that drain was over. c is the next one, with
//   a notification of its own. ✓ 1 a is sent: "abcd", 0 in flight ✓ 2 q is sent: "q", 1 in flight ✓
//   3 b is sent: "bd", 1 in flight ✓ 4 the server answers with a: nothing drawn, 1 in flight ✓ 5 s
//   is sent: "s", 1 in flight ✓ 6 the main queue runs: "abcd", 0 in flight ≠ 7 x is sent you said
//   "xc", 0 in flight it is "x", "c", 0 in flight

let predictions: [Prediction] = [
  Prediction(drawn: ["abcd"], inFlight: 0),  // 1
  Prediction(drawn: ["q"], inFlight: 1),  // 2
  Prediction(drawn: ["bd"], inFlight: 1),  // 3
  Prediction(drawn: [], inFlight: 1),  // 4
  Prediction(drawn: ["s"], inFlight: 1),  // 5
  Prediction(drawn: ["abcd"], inFlight: 0),  // 6
  Prediction(drawn: ["xc"], inFlight: 0),  // 7
]
