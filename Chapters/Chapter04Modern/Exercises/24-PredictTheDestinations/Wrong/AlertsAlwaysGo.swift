// wrong: an alert is expected to close after its action, whatever the parent does
// fails: Each script ends with what you predicted
// gives: Script 2: you predicted [], but it ends with ["done"]. An alert closes after its first
//   action, unless the parent replaced it with another, as it did here. The new one stays.

let predictions: [[String]] = [
  [],  // 1
  [],  // 2
  ["8"],  // 3
  [],  // 4
  ["7", "10"],  // 5
  ["7", "8"],  // 6
  ["7!", "8"],  // 7
  ["7", "8", "form"],  // 8
]
