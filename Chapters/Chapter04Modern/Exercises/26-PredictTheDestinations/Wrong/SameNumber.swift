// wrong: a screen for the same number is treated as the same screen
// fails: Each script ends with what you predicted
// says: and never asked

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
