// wrong: a link is expected to keep a screen that it leads to
// fails: Each script ends with what you predicted
// gives: Script 8: you predicted ["7!", "8", "form"], but it ends with ["7", "8", "form"]. A screen
//   for 7 had asked, and the link made another one for 7. The new screen has a new id, so the
//   answer isn't for it; the question ended with the old one.

let predictions: [[String]] = [
  [],  // 1
  ["done"],  // 2
  ["8"],  // 3
  [],  // 4
  ["7", "10"],  // 5
  ["7", "8"],  // 6
  ["7!", "8"],  // 7
  ["7!", "8", "form"],  // 8
]
