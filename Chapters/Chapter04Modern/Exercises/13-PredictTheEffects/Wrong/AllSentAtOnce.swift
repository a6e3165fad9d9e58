// wrong: the parts of a sequence are sent at the same time, as in a merge
// fails: Each log says what you predicted
// says: 3 is sent when 2 has been dealt with

let predictions = [
  "01234",  // script 1
  "02341",  // script 2
  "01234",  // script 3
  "03",  // script 4
  "031",  // script 5
  "03",  // script 6
  "0",  // script 7
  "0ab",  // script 8
]
