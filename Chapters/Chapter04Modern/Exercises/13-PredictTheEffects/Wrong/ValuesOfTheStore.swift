// wrong: an effect has the store's values when it runs
// fails: Each log says what you predicted
// gives: Script 8: you said "0bb", but it is "0ab". The work runs later, with the values that `run`
//   captured when it was made. There the name was a.

let predictions = [
  "01234",  // script 1
  "02341",  // script 2
  "01243",  // script 3
  "03",  // script 4
  "031",  // script 5
  "03",  // script 6
  "0",  // script 7
  "0bb",  // script 8
]
