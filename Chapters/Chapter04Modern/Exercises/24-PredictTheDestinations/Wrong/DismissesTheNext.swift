// wrong: the dismissal is expected to close the sheet's replacement
// fails: Each script ends with what you predicted
// gives: Script 3: you predicted [], but it ends with ["8"]. The sheet for 7 said that 8 is next,
//   and the parent replaced 7 with 8. The effect of 7 ended with it, so its `dismiss` never came.
//   That wasn't meant for 8, either.

let predictions: [[String]] = [
  [],  // 1
  ["done"],  // 2
  [],  // 3
  [],  // 4
  ["7", "10"],  // 5
  ["7", "8"],  // 6
  ["7!", "8"],  // 7
  ["7", "8", "form"],  // 8
]
