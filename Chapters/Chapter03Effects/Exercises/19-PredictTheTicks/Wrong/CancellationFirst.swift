// wrong: assumes that of two things that are due, the cancellation comes first
// fails: Each effect sends what you predicted
// says: started before the cancellation was scheduled

let predictions: [[String]] = [
  ["a 100"],  // 1
  ["a 100"],  // 2
  ["a 100", "a 200", "b 350", "b 450"],  // 3
  ["a 200", "c 450"],  // 4
  ["c 800"],  // 5
  ["b 250"],  // 6
  ["a 200"],  // 7
]
