// wrong: a merge runs in the order of its lines
// fails: Each log says what you predicted
// says: Work needs a task

let predictions = [
  "01234",  // script 1
  "01234",  // script 2
  "01243",  // script 3
  "03",  // script 4
  "031",  // script 5
  "03",  // script 6
  "0",  // script 7
  "0ab",  // script 8
]
