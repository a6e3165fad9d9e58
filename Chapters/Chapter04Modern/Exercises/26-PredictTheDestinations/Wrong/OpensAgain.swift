// wrong: an answer is expected to bring its sheet back
// fails: Each script ends with what you predicted
// says: wouldn't reopen the sheet

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
