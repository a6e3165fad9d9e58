// wrong: assumes that a second timer with the same id runs beside the first
// fails: Each effect sends what you predicted
// gives: The second timer has the id of the first, and takes its place: "a" no longer ticks after
//   250 ms. ✓ 1 ticks, then a cancellation at 200 ms ✓ 2 a cancellation at 200 ms, then ticks ≠ 3
//   ticks, other ticks at 250 ms, a cancellation at 500 ms you said a 100, a 200, a 300, b 350, a
//   400, b 450, a 500 it is a 100, a 200, b 350, b 450

let predictions: [[String]] = [
  ["a 100", "a 200"],  // 1
  ["a 100"],  // 2
  ["a 100", "a 200", "a 300", "b 350", "a 400", "b 450", "a 500"],  // 3
  ["a 200", "c 450"],  // 4
  ["c 800"],  // 5
  ["b 250"],  // 6
  ["a 200"],  // 7
]
