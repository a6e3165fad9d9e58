// wrong: work that isn't running yet can't be cancelled
// fails: Each log says what you predicted
// gives: Script 4: you said "031", but it is "03". The work was cancelled before its task could
//   run. Its id counts from the moment the store reaches it, not from when its task begins.

let predictions = [
  "01234",  // script 1
  "02341",  // script 2
  "01243",  // script 3
  "031",  // script 4
  "031",  // script 5
  "03",  // script 6
  "0",  // script 7
]
