// wrong: what return asks is final
// says: The answer to what return had asked for came after the next key. It can be cancelled only
//   with an id.
// fails: A key ends what return has asked
// gives: (log → ["asked p at 0", "asked pr at 600", "shown p 1 at 1000", "shown pr 2 at 1600"]) ==
//   ["asked p at 0", "asked pr at 600", "shown pr 2 at 1600"]

// instead of
return environment.search(state.text)
  .map(SearchAction.found)
  .cancellable(id: "search", cancelInFlight: true)
// this
return .concatenate(
  .cancel(id: "search"),
  environment.search(state.text).map(SearchAction.found)
)
