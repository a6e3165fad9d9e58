// Ask when the typing pauses
//
// Write the effects of a search. The lines that change the state are already there. You may use
// everything in the library.
//
// - When the text changes, the server gets a request 300 ms later, unless the text changes again in
//   the meantime. The pause comes before the request, not before the response.
// - Return sends a request immediately, and then a waiting request isn't sent as well. With an
//   empty text, return sends no request.
// - An empty text sends no request.
// - Every change of the text, and every request, ends all earlier requests: one that is waiting is
//   never sent, nor does the response to one that was sent ever arrive.
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
