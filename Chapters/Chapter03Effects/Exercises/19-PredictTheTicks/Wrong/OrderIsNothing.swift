// wrong: assumes that the order of two effects in a merge makes no difference
// fails: Each effect sends what you predicted
// says: Now the cancellation was scheduled first

let predictions: [[String]] = [
  ["a 100", "a 200"],  // 1
  ["a 100", "a 200"],  // 2
  ["a 100", "a 200", "b 350", "b 450"],  // 3
  ["a 200", "c 450"],  // 4
  ["c 800"],  // 5
  ["b 250"],  // 6
  ["a 200"],  // 7
]
