// wrong: a covered screen is expected to lose its questions
// fails: Each script ends with what you predicted
// says: the answer finds it by its id

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
