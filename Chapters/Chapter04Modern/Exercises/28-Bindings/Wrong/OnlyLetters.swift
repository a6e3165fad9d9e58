// wrong: what isn't a letter is a digit
// says: The letters are gone, and a hyphen isn't. Only digits stay.
// fails: The pages keep only their digits
// gives: (pages → ["4-2", "007", "", "12345678901234567890"]) == ["42", "007", "",
//   "12345678901234567890"]

// instead of
state.pages.removeAll { !$0.isNumber }
// this
state.pages.removeAll { $0.isLetter }
