// wrong: the dismissal is expected to close the sheet's replacement
// fails: Each script ends with what you predicted
// says: wasn't meant for 8

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
