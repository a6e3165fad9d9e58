// wrong: assumes that a debounce replaces only what is still waiting
// fails: Each effect sends what you predicted
// gives: "b" asks at 300 ms, and would be answered at 500. At 400 ms "c" takes its place: a
//   debounce also replaces work that has begun. ✓ 1 ticks, then a cancellation at 200 ms ✓ 2 a
//   cancellation at 200 ms, then ticks ✓ 3 ticks, other ticks at 250 ms, a cancellation at 500 ms ✓
//   4 three questions with one id, the last with cancelInFlight ≠ 5 three searches with a debounce
//   of 200 ms you said b 500, c 800 it is c 800

let predictions: [[String]] = [
  ["a 100", "a 200"],  // 1
  ["a 100"],  // 2
  ["a 100", "a 200", "b 350", "b 450"],  // 3
  ["a 200", "c 450"],  // 4
  ["b 500", "c 800"],  // 5
  ["b 250"],  // 6
  ["a 200"],  // 7
]
