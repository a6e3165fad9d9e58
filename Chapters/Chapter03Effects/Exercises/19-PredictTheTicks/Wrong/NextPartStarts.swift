// wrong: assumes that after the whole is cancelled, its next part starts
// fails: Each effect sends what you predicted
// says: Here the whole has the id

let predictions: [[String]] = [
  ["a 100", "a 200"],  // 1
  ["a 100"],  // 2
  ["a 100", "a 200", "b 350", "b 450"],  // 3
  ["a 200", "c 450"],  // 4
  ["c 800"],  // 5
  ["b 250"],  // 6
  ["a 200", "b 450"],  // 7
]
