// wrong: a cancelled part ends the sequence
// fails: Each log says what you predicted
// says: the next one starts

let predictions = [
  "01234",  // script 1
  "02341",  // script 2
  "01243",  // script 3
  "03",  // script 4
  "031",  // script 5
  "0",  // script 6
  "0",  // script 7
  "0ab",  // script 8
]
