// wrong: the text is part of the id, so no text replaces another
// says: pr was asked for, although another key followed. With the text as its id, a search
//   replaces only its like. One screen has one search: one id.
// fails: Nothing is asked while the user is typing, and then only the last text, once
// gives: (log → ["asked p at 300", "asked pr at 500", "asked p at 700", "shown pr 2 at 1500",
//   "shown p 3 at 1700"]) == ["asked p at 700", "shown p 1 at 1700"]

// instead of
.debounce(id: "search", for: .milliseconds(300), scheduler: environment.queue)
// this
.debounce(id: text, for: .milliseconds(300), scheduler: environment.queue)

// instead of
guard !text.isEmpty else { return .cancel(id: "search") }
// this
guard !text.isEmpty else { return .none }
