// wrong: an id on a sequence belongs to its first part
// fails: Each log says what you predicted
// gives: Script 7: you said "03", but it is "0". The id belongs to the whole sequence, so
//   cancelling it drops the parts that are waiting.

let predictions = [
  "01234",  // script 1
  "02341",  // script 2
  "01243",  // script 3
  "03",  // script 4
  "031",  // script 5
  "03",  // script 6
  "03",  // script 7
]
