// wrong: a sheet is expected to wait below the alert
// fails: Each script ends with what you predicted
// says: doesn't come back

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
