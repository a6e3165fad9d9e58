// wrong: a cancelled part ends the sequence
// fails: Each log says what you predicted
// gives: Script 6: you said "0", but it is "03". The id belongs to the first part, not to the
//   sequence. A cancelled part has ended, so the next one starts.

let predictions = [
  "01234",  // script 1
  "02341",  // script 2
  "01243",  // script 3
  "03",  // script 4
  "031",  // script 5
  "0",  // script 6
  "0",  // script 7
]
