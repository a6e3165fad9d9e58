// wrong: return asks, and knows nothing of the key that still waits
// fails: Return asks at once, and only once
// says: The server was asked twice

guard !text.isEmpty else { return .cancel(id: "search") }
return environment.search(text)
  .map(SearchAction.found)
  .debounce(id: "search", for: .milliseconds(300), scheduler: environment.queue)
// next answer
guard !state.text.isEmpty else { return .none }
return environment.search(state.text).map(SearchAction.found)
