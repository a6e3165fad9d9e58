// wrong: the parts of a sequence are sent at the same time, as in a merge
// fails: Each log says what you predicted
// gives: Script 3: you said "01234", but it is "01243". One after another: 3 is sent when 2 has
//   been dealt with. By then 2 has sent its 4, and that was handled at once.

let predictions = [
  "01234",  // script 1
  "02341",  // script 2
  "01234",  // script 3
  "03",  // script 4
  "031",  // script 5
  "03",  // script 6
  "0",  // script 7
]
