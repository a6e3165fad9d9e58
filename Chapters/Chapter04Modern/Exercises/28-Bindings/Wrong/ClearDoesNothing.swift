// wrong: the screen empties the form
// says: Clear was tapped, and no field has changed.
// fails: Clear empties the form
// gives: (state → State(title: "Emma", author: "Austen", pages: "474", isRead: true)) ==
//   (BookForm.State() → State(title: "", author: "", pages: "", isRead: false))

// instead of
state = State()
// this
break
