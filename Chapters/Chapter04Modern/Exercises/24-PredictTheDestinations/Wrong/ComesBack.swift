// wrong: a sheet is expected to wait below the alert
// fails: Each script ends with what you predicted
// gives: Script 4: you predicted ["7!"], but it ends with []. The alert replaced the sheet. When
//   the alert closed, nothing was left: the sheet doesn't come back, and its question is cancelled.

let predictions: [[String]] = [
  [],  // 1
  ["done"],  // 2
  ["8"],  // 3
  ["7!"],  // 4
  ["7", "10"],  // 5
  ["7", "8"],  // 6
  ["7!", "8"],  // 7
  ["7", "8", "form"],  // 8
]
