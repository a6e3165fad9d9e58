// wrong: a form's dismissal is expected to pop its screen
// fails: Each script ends with what you predicted
// gives: Script 7: you predicted ["7!"], but it ends with ["7!", "8"]. The form called `dismiss`,
//   which ends the innermost presented feature: the form, not its screen.

let predictions: [[String]] = [
  [],  // 1
  ["done"],  // 2
  ["8"],  // 3
  [],  // 4
  ["7", "10"],  // 5
  ["7", "8"],  // 6
  ["7!"],  // 7
  ["7", "8", "form"],  // 8
]
