// wrong: assumes that a cancelled part ends the whole
// fails: Each effect sends what you predicted
// says: when a part has finished

let predictions: [[String]] = [
  ["a 100", "a 200"],  // 1
  ["a 100"],  // 2
  ["a 100", "a 200", "b 350", "b 450"],  // 3
  ["a 200", "c 450"],  // 4
  ["c 800"],  // 5
  [],  // 6
  ["a 200"],  // 7
]
