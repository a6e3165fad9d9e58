// wrong: assumes that a debounce replaces only what is still waiting
// fails: Each effect sends what you predicted
// says: also replaces work that has begun

let predictions: [[String]] = [
  ["a 100", "a 200"],  // 1
  ["a 100"],  // 2
  ["a 100", "a 200", "b 350", "b 450"],  // 3
  ["a 200", "c 450"],  // 4
  ["b 500", "c 800"],  // 5
  ["b 250"],  // 6
  ["a 200"],  // 7
]
