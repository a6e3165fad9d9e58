// wrong: nothing carries out the bindings
// says: Bindings were sent, and no field is set. `BindingReducer` sets them.
// fails: Each binding sets its field, as it is
// gives: (state → State(title: "", author: "", pages: "", isRead: false)) == (BookForm.State(title:
//   " 1984 ", author: "R2D2", isRead: true) → State(title: " 1984 ", author: "R2D2", pages: "",
//   isRead: true))

// instead of
BindingReducer()
// this

