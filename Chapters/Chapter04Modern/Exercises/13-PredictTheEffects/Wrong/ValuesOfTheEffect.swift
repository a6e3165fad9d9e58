// wrong: an effect's action is handled with the effect's values
// fails: Each log says what you predicted
// says: with the store's values

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
