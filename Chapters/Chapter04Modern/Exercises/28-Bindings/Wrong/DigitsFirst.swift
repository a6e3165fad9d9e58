// wrong: the digits are kept before the binding sets the field
// says: An x was typed, and is still there. It was removed from the old text, before the binding
//   set the new one, or nothing removes it: a body runs from top to bottom.
// fails: The pages keep only their digits
// gives: (pages → ["4x-2", "007", "x", "12345678901234567890"]) == ["42", "007", "",
//   "12345678901234567890"]

// instead of
BindingReducer()
Reduce { state, action in
// this
Reduce { state, action in

// instead of
return .none
}
}
// this
return .none
}
BindingReducer()
}
