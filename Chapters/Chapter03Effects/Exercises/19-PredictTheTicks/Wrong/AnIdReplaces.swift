// wrong: assumes that an id implies `cancelInFlight`
// fails: Each effect sends what you predicted
// says: an id alone cancels nothing

let predictions: [[String]] = [
  ["a 100", "a 200"],  // 1
  ["a 100"],  // 2
  ["a 100", "a 200", "b 350", "b 450"],  // 3
  ["c 450"],  // 4
  ["c 800"],  // 5
  ["b 250"],  // 6
  ["a 200"],  // 7
]
