// wrong: assumes that the order of two effects in a merge makes no difference
// fails: Each effect sends what you predicted
// gives: At 200 ms two things are due. Now the cancellation was scheduled first, so it comes before
//   the tick. ✓ 1 ticks, then a cancellation at 200 ms ≠ 2 a cancellation at 200 ms, then ticks you
//   said a 100, a 200 it is a 100

let predictions: [[String]] = [
  ["a 100", "a 200"],  // 1
  ["a 100", "a 200"],  // 2
  ["a 100", "a 200", "b 350", "b 450"],  // 3
  ["a 200", "c 450"],  // 4
  ["c 800"],  // 5
  ["b 250"],  // 6
  ["a 200"],  // 7
]
