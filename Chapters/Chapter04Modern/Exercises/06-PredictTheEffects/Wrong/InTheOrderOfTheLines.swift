// wrong: a merge runs in the order of its lines
// fails: Each log says what you predicted
// gives: Script 2: you said "01234", but it is "02341". Work needs a task, and a task begins when
//   the main actor is free. Anything sent at once is handled before that, whichever part comes
//   first.

let predictions = [
  "01234",  // script 1
  "01234",  // script 2
  "01243",  // script 3
  "03",  // script 4
  "031",  // script 5
  "03",  // script 6
  "0",  // script 7
]
