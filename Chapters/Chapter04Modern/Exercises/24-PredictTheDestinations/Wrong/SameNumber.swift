// wrong: a screen for the same number is treated as the same screen
// fails: Each script ends with what you predicted
// gives: Script 6: you predicted ["7", "8!"], but it ends with ["7", "8"]. The screen that asked
//   about 8 was popped, and its question was cancelled. The new screen for 8 has another id, and
//   never asked.

let predictions: [[String]] = [
  [],  // 1
  ["done"],  // 2
  ["8"],  // 3
  [],  // 4
  ["7", "10"],  // 5
  ["7", "8!"],  // 6
  ["7!", "8"],  // 7
  ["7", "8", "form"],  // 8
]
