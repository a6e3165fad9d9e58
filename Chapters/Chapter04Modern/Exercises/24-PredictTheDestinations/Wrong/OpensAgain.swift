// wrong: an answer is expected to bring its sheet back
// fails: Each script ends with what you predicted
// gives: Script 1: you predicted ["7!"], but it ends with []. The user swiped the sheet away, and
//   `ifLet` sets it to nil. The sheet's question is cancelled; an answer wouldn't reopen the sheet.

let predictions: [[String]] = [
  ["7!"],  // 1
  ["done"],  // 2
  ["8"],  // 3
  [],  // 4
  ["7", "10"],  // 5
  ["7", "8"],  // 6
  ["7!", "8"],  // 7
  ["7", "8", "form"],  // 8
]
