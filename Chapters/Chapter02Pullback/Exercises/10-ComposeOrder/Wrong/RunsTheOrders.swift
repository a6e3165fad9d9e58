// wrong: the orders are run, and their results are used as the prediction
// fails: The predictions are your own
// gives: Line 56 of your file uses `orders`, so it is the program that predicts, and a pass would
//   say nothing about you. Take it out, and write down what you expect.

let predictions: [Prediction] = (0..<6).map { index in
  var tally = Tally()
  var log: [String] = []
  let reducer = orders { log.append($0) }[index]
  for step in [2, -1] { reducer(&tally, step) }
  return Prediction(count: tally.count, actions: tally.actions, log: log)
}
