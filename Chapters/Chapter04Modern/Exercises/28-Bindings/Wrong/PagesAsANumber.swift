// wrong: the pages become a number, and then a text again
// says: The text became a number, which has no zeros at its front, and an end. It keeps all of
//   its digits, and stays a text.
// fails: The pages keep only their digits
// gives: (pages → ["42", "7", "0", "0"]) == ["42", "007", "", "12345678901234567890"]

// instead of
state.pages.removeAll { !$0.isNumber }
// this
state.pages = String(Int(state.pages.filter(\.isNumber)) ?? 0)
