// wrong: an empty text is a text like any other
// fails: An empty text asks nothing, and ends earlier questions
// says: for an empty text

return environment.search(text)
  .map(SearchAction.found)
  .debounce(id: "search", for: .milliseconds(300), scheduler: environment.queue)
// next answer
guard !state.text.isEmpty else { return .none }
return environment.search(state.text)
  .map(SearchAction.found)
  .cancellable(id: "search", cancelInFlight: true)
