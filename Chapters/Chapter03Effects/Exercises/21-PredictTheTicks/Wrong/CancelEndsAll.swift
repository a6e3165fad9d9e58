// wrong: assumes that a cancelled part ends the whole
// fails: Each effect sends what you predicted
// gives: Only the first part was cancelled. To cancel an effect is to finish it, and when a part
//   has finished, the next one starts. ✓ 1 ticks, then a cancellation at 200 ms ✓ 2 a cancellation
//   at 200 ms, then ticks ✓ 3 ticks, other ticks at 250 ms, a cancellation at 500 ms ✓ 4 three
//   questions with one id, the last with cancelInFlight ✓ 5 three searches with a debounce of 200
//   ms ≠ 6 two questions, the first one cancelled you said nothing it is b 250

let predictions: [[String]] = [
  ["a 100", "a 200"],  // 1
  ["a 100"],  // 2
  ["a 100", "a 200", "b 350", "b 450"],  // 3
  ["a 200", "c 450"],  // 4
  ["c 800"],  // 5
  [],  // 6
  ["a 200"],  // 7
]
