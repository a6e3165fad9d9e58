// wrong: return is taken to be for a screen that is still empty
// says: Results were shown, and return asked nothing. What is shown makes no difference: it may
//   be out of date.
// fails: Return asks for the text, whatever is shown
// gives: (log → ["asked p at 300", "shown p 1 at 1300"]) == ["asked p at 100", "shown p 1 at 1100"]

// instead of
guard !state.text.isEmpty else { return .none }
// this
guard !state.text.isEmpty, state.results.isEmpty else { return .none }
