// wrong: each text waits for itself, and an id is thought to be enough to replace the one before
// fails: Nothing is asked while the user is typing, and then only the last text, once
// says: Each key waited on its own

guard !text.isEmpty else { return .cancel(id: "search") }
return environment.search(text)
  .map(SearchAction.found)
  .deferred(for: .milliseconds(300), scheduler: environment.queue)
  .cancellable(id: "search")
// next answer
guard !state.text.isEmpty else { return .none }
return environment.search(state.text)
  .map(SearchAction.found)
  .cancellable(id: "search", cancelInFlight: true)
