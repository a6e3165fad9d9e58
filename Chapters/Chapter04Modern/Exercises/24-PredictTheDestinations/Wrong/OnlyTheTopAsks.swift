// wrong: a covered screen is expected to lose its questions
// fails: Each script ends with what you predicted
// gives: Script 7: you predicted ["7", "8"], but it ends with ["7!", "8"]. The screen for 7 asked,
//   and is still on the stack. Pushing and popping others ends none of its effects: the answer
//   finds it by its id.

let predictions: [[String]] = [
  [],  // 1
  ["done"],  // 2
  ["8"],  // 3
  [],  // 4
  ["7", "10"],  // 5
  ["7", "8"],  // 6
  ["7", "8"],  // 7
  ["7", "8", "form"],  // 8
]
