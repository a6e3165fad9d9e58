// wrong: assumes that after the whole is cancelled, its next part starts
// fails: Each effect sends what you predicted
// gives: Here the whole has the id. The cancellation at 250 ms ends all of it, even the second
//   part, which asked at 200 ms. ✓ 1 ticks, then a cancellation at 200 ms ✓ 2 a cancellation at 200
//   ms, then ticks ✓ 3 ticks, other ticks at 250 ms, a cancellation at 500 ms ✓ 4 three questions
//   with one id, the last with cancelInFlight ✓ 5 three searches with a debounce of 200 ms ✓ 6 two
//   questions, the first one cancelled ≠ 7 two questions, cancelled as a whole you said a 200, b
//   450 it is a 200

let predictions: [[String]] = [
  ["a 100", "a 200"],  // 1
  ["a 100"],  // 2
  ["a 100", "a 200", "b 350", "b 450"],  // 3
  ["a 200", "c 450"],  // 4
  ["c 800"],  // 5
  ["b 250"],  // 6
  ["a 200", "b 450"],  // 7
]
