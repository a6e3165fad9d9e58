// wrong: assumes that an id implies `cancelInFlight`
// fails: Each effect sends what you predicted
// gives: "c" cancels what is in flight at 250 ms. "a" was answered before that, at 200 ms: "b"
//   didn't cancel it, because an id alone cancels nothing. ✓ 1 ticks, then a cancellation at 200 ms
//   ✓ 2 a cancellation at 200 ms, then ticks ✓ 3 ticks, other ticks at 250 ms, a cancellation at
//   500 ms ≠ 4 three questions with one id, the last with cancelInFlight you said c 450 it is a
//   200, c 450

let predictions: [[String]] = [
  ["a 100", "a 200"],  // 1
  ["a 100"],  // 2
  ["a 100", "a 200", "b 350", "b 450"],  // 3
  ["c 450"],  // 4
  ["c 800"],  // 5
  ["b 250"],  // 6
  ["a 200"],  // 7
]
