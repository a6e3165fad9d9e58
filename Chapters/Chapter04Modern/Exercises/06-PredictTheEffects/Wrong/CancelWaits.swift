// wrong: a cancel also hits what comes after it
// fails: Each log says what you predicted
// gives: Script 5: you said "03", but it is "031". The cancel comes first, when nothing runs under
//   the id yet. It doesn't wait for what comes later.

let predictions = [
  "01234",  // script 1
  "02341",  // script 2
  "01243",  // script 3
  "03",  // script 4
  "03",  // script 5
  "03",  // script 6
  "0",  // script 7
]
