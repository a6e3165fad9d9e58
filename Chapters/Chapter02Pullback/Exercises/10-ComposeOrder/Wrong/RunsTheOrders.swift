// wrong: the orders are run, and their results are used as the prediction
// fails: The predictions are your own
// says: it is the program that predicts

let predictions: [Prediction] = (0..<6).map { index in
  var tally = Tally()
  var log: [String] = []
  let reducer = orders { log.append($0) }[index]
  for step in [2, -1] { reducer(&tally, step) }
  return Prediction(count: tally.count, actions: tally.actions, log: log)
}
