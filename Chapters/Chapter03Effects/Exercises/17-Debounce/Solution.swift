// Ask when the typing pauses
//
// Write the effects of a search. The lines that change the state are already there. You may use
// everything in the library.
//
// - When the text changes, the server is asked 300 ms later, unless the text changes again in the
//   meantime. The pause comes before the question, not before the answer.
// - Return asks at once, and then a waiting question isn't asked as well. With an empty text,
//   return asks nothing.
// - An empty text asks nothing.
// - Every change of the text, and every question, ends all earlier questions: one that is waiting
//   is never asked, and the answer to one that was asked never arrives.
//
// kind: write
// lesson: Debounce

import Chapter03Effects

struct Search: Equatable {
  var text = ""
  var results: [String] = []
}

enum SearchAction: Equatable {
  case textChanged(String)
  case returnTapped
  case found([String])
}

struct SearchEnvironment {
  /// Asks the server. The answer arrives on the queue.
  var search: (String) -> Effect<[String], Never>
  var queue: AnyScheduler
}

var searchReducer: Reducer<Search, SearchAction, SearchEnvironment> {
  Reducer { state, action, environment in
    switch action {
    case .textChanged(let text):
      state.text = text
      if text.isEmpty { state.results = [] }
      // answer
      // starter: return .none  // Your code here.
      guard !text.isEmpty else { return .cancel(id: "search") }
      return environment.search(text)
        .map(SearchAction.found)
        .debounce(id: "search", for: .milliseconds(300), scheduler: environment.queue)
    // end answer

    case .returnTapped:
      // answer
      // starter: return .none  // Your code here.
      guard !state.text.isEmpty else { return .none }
      return environment.search(state.text)
        .map(SearchAction.found)
        .cancellable(id: "search", cancelInFlight: true)
    // end answer

    case .found(let results):
      state.results = results
      return .none
    }
  }
}
