// wrong: assumes that a debounce is the time until the answer
// fails: Each effect sends what you predicted
// gives: "c" waits until 600 ms, and only then asks. The answer takes another 200 ms. ✓ 1 ticks,
//   then a cancellation at 200 ms ✓ 2 a cancellation at 200 ms, then ticks ✓ 3 ticks, other ticks
//   at 250 ms, a cancellation at 500 ms ✓ 4 three questions with one id, the last with
//   cancelInFlight ≠ 5 three searches with a debounce of 200 ms you said c 600 it is c 800

let predictions: [[String]] = [
  ["a 100", "a 200"],  // 1
  ["a 100"],  // 2
  ["a 100", "a 200", "b 350", "b 450"],  // 3
  ["a 200", "c 450"],  // 4
  ["c 600"],  // 5
  ["b 250"],  // 6
  ["a 200"],  // 7
]
