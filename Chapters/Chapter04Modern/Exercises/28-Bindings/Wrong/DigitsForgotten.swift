// wrong: the field keeps what is typed
// says: An x was typed, and is still there. It was removed from the old text, before the binding
//   set the new one, or nothing removes it: a body runs from top to bottom.
// fails: The pages keep only their digits
// gives: (pages → ["4x-2", "007", "x", "12345678901234567890"]) == ["42", "007", "",
//   "12345678901234567890"]

// instead of
case .binding(\.pages):
  state.pages.removeAll { !$0.isNumber }
case .binding:
// this
case .binding:
