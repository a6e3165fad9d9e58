// wrong: whatever is set keeps only its digits
// says: The title or the author lost its letters. Only the pages are digits.
// fails: Each binding sets its field, as it is
// gives: (state → State(title: "1984", author: "22", pages: "", isRead: true)) ==
//   (BookForm.State(title: " 1984 ", author: "R2D2", isRead: true) → State(title: " 1984 ", author:
//   "R2D2", pages: "", isRead: true))

// instead of
case .binding:
  break
// this
case .binding:
  state.title.removeAll { !$0.isNumber }
  state.author.removeAll { !$0.isNumber }
