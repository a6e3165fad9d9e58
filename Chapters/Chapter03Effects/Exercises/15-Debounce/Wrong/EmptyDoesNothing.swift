// wrong: an empty text asks nothing, and what was asked before comes all the same
// fails: An empty text asks nothing, and ends earlier questions
// says: what is waiting has to be cancelled

guard !text.isEmpty else { return .none }
return environment.search(text)
  .map(SearchAction.found)
  .debounce(id: "search", for: .milliseconds(300), scheduler: environment.queue)
// next answer
guard !state.text.isEmpty else { return .none }
return environment.search(state.text)
  .map(SearchAction.found)
  .cancellable(id: "search", cancelInFlight: true)
