// wrong: only the waiting is replaced; a question that was asked is forgotten
// says: The answer to an earlier question arrived. A key also ends a question that is on its way.
// fails: An answer that comes after the next key is dropped
// gives: (log → ["asked p at 300", "shown p 1 at 1300", "asked pr at 1500", "shown pr 2 at 2500"])
//   == ["asked p at 300", "asked pr at 1500", "shown pr 2 at 2500"]

// instead of
return environment.search(text)
  .map(SearchAction.found)
  .debounce(id: "search", for: .milliseconds(300), scheduler: environment.queue)
// this
return Effect<String, Never>(value: text)
  .debounce(id: "search", for: .milliseconds(300), scheduler: environment.queue)
  .flatMap { [environment] text in environment.search(text).map(SearchAction.found) }
