// wrong: an action that is sent at once is handled at once
// fails: Each log says what you predicted
// gives: Script 1: you said "01243", but it is "01234". You let the 4 overtake the 3. When 2 is
//   handled, 3 has already been sent, and 4 lines up after it.

let predictions = [
  "01243",  // script 1
  "02341",  // script 2
  "01243",  // script 3
  "03",  // script 4
  "031",  // script 5
  "03",  // script 6
  "0",  // script 7
]
