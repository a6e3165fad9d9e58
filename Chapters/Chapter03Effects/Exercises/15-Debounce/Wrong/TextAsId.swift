// wrong: the text is part of the id, so no text replaces another
// fails: Nothing is asked while the user is typing, and then only the last text, once
// says: Each key waited on its own

guard !text.isEmpty else { return .none }
return environment.search(text)
  .map(SearchAction.found)
  .debounce(id: text, for: .milliseconds(300), scheduler: environment.queue)
// next answer
guard !state.text.isEmpty else { return .none }
return environment.search(state.text)
  .map(SearchAction.found)
  .cancellable(id: state.text, cancelInFlight: true)
