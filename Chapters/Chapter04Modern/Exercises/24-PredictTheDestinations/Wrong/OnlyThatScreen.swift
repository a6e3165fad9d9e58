// wrong: a pop is expected to remove one screen
// fails: Each script ends with what you predicted
// gives: Script 5: you predicted ["7", "9", "10"], but it ends with ["7", "10"]. A popped screen
//   takes everything above it along: 9 was on top of 8.

let predictions: [[String]] = [
  [],  // 1
  ["done"],  // 2
  ["8"],  // 3
  [],  // 4
  ["7", "9", "10"],  // 5
  ["7", "8"],  // 6
  ["7!", "8"],  // 7
  ["7", "8", "form"],  // 8
]
