// wrong: assumes that a second timer with the same id runs beside the first
// fails: Each effect sends what you predicted
// says: takes its place

let predictions: [[String]] = [
  ["a 100", "a 200"],  // 1
  ["a 100"],  // 2
  ["a 100", "a 200", "a 300", "b 350", "a 400", "b 450", "a 500"],  // 3
  ["a 200", "c 450"],  // 4
  ["c 800"],  // 5
  ["b 250"],  // 6
  ["a 200"],  // 7
]
