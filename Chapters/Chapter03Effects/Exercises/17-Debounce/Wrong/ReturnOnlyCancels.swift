// wrong: the question is on its way already, so return needn't ask
// says: Return ended the waiting question, and asked nothing itself.
// fails: Return asks at once, and only once
// gives: (waiting → []) == ["asked p at 100", "shown p 1 at 1100"]

// instead of
return environment.search(state.text)
  .map(SearchAction.found)
  .cancellable(id: "search", cancelInFlight: true)
// this
return .cancel(id: "search")
