// wrong: an effect's action is handled with the effect's values
// fails: Each log says what you predicted
// gives: Script 8: you said "0aa", but it is "0ab". The reducer handles the action, with the
//   store's values. Those that the effect captured are only the effect's.

let predictions = [
  "01234",  // script 1
  "02341",  // script 2
  "01243",  // script 3
  "03",  // script 4
  "031",  // script 5
  "03",  // script 6
  "0",  // script 7
  "0aa",  // script 8
]
