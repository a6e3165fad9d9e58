// wrong: an action that is sent at once is handled at once
// fails: Each log says what you predicted
// says: You let the 4 overtake the 3

let predictions = [
  "01243",  // script 1
  "02341",  // script 2
  "01243",  // script 3
  "03",  // script 4
  "031",  // script 5
  "03",  // script 6
  "0",  // script 7
  "0ab",  // script 8
]
