// wrong: only the waiting is replaced; a question that was asked is forgotten
// fails: An answer that comes after the next key is dropped
// says: ends a question that is on its way

guard !text.isEmpty else { return .cancel(id: "search") }
return Effect<String, Never>(value: text)
  .debounce(id: "search", for: .milliseconds(300), scheduler: environment.queue)
  .map { $0 }
  .flatMap { [environment] text in
    environment.search(text).map(SearchAction.found)
  }
// next answer
guard !state.text.isEmpty else { return .none }
return .concatenate(
  .cancel(id: "search"),
  environment.search(state.text).map(SearchAction.found)
)
