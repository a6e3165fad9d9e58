// wrong: to end earlier questions, return cancels when it has asked
// says: Return asked, and its own answer never arrived: it cancelled its own question, too.
//   Cancel first, or let `cancelInFlight` do it.
// fails: Return asks at once, and only once
// gives: (waiting → ["asked p at 100"]) == ["asked p at 100", "shown p 1 at 1100"]

// instead of
return environment.search(state.text)
  .map(SearchAction.found)
  .cancellable(id: "search", cancelInFlight: true)
// this
return .merge(
  environment.search(state.text).map(SearchAction.found).cancellable(id: "search"),
  .cancel(id: "search")
)
