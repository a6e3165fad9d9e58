// wrong: assumes that of two things that are due, the cancellation comes first
// fails: Each effect sends what you predicted
// gives: At 200 ms two things are due. The timer was started before the cancellation was scheduled,
//   so its tick comes first. ≠ 1 ticks, then a cancellation at 200 ms you said a 100 it is a 100, a
//   200

let predictions: [[String]] = [
  ["a 100"],  // 1
  ["a 100"],  // 2
  ["a 100", "a 200", "b 350", "b 450"],  // 3
  ["a 200", "c 450"],  // 4
  ["c 800"],  // 5
  ["b 250"],  // 6
  ["a 200"],  // 7
]
