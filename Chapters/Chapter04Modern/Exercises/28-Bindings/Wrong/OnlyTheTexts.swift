// wrong: clear empties the texts
// says: Clear left a field as it was. It empties every one.
// fails: Clear empties the form
// gives: (state → State(title: "", author: "", pages: "", isRead: true)) == (BookForm.State() →
//   State(title: "", author: "", pages: "", isRead: false))

// instead of
state = State()
// this
state = State(isRead: state.isRead)
