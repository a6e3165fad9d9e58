// wrong: a debounce is thought to replace only what waits
// fails: Each effect gives what you predicted
// says: replaces work that has begun, too

let predictions: [[String]] = [
  ["a 100", "a 200"],  // 1
  ["a 100"],  // 2
  ["a 100", "a 200", "b 350", "b 450"],  // 3
  ["a 200", "c 450"],  // 4
  ["b 500", "c 800"],  // 5
  ["b 250"],  // 6
  ["a 200"],  // 7
]
