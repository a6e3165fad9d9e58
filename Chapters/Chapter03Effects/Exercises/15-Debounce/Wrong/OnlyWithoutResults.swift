// wrong: return is taken to be for a screen that is still empty
// fails: Return asks for the text, whatever is shown
// says: make no difference

guard !text.isEmpty else { return .cancel(id: "search") }
return environment.search(text)
  .map(SearchAction.found)
  .debounce(id: "search", for: .milliseconds(300), scheduler: environment.queue)
// next answer
guard !state.text.isEmpty, state.results.isEmpty else { return .none }
return environment.search(state.text)
  .map(SearchAction.found)
  .cancellable(id: "search", cancelInFlight: true)
