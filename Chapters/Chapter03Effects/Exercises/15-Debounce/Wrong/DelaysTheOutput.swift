// wrong: the answer waits, and the server is asked at every key
// fails: A changed text is searched for 300 ms later
// says: the start of the work has to wait

guard !text.isEmpty else { return .cancel(id: "search") }
return environment.search(text)
  .map(SearchAction.found)
  .delay(for: .milliseconds(300), scheduler: environment.queue)
  .cancellable(id: "search", cancelInFlight: true)
// next answer
guard !state.text.isEmpty else { return .none }
return environment.search(state.text)
  .map(SearchAction.found)
  .cancellable(id: "search", cancelInFlight: true)
