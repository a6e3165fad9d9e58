// Search when the typing pauses
//
// Write the effects of a search. The lines that change the state are already there. You may use
// everything in the library.
//
// - When the text has changed, it is sent to the server 300 ms later, unless another change comes
//   before that. An empty text isn't sent.
// - Return sends the text immediately, unless it is empty. The pause of the last key is over then,
//   and its request is never sent.
// - Each change of the text, and each request, ends the requests before it: one that still waits is
//   never sent, and the response to one that was sent never arrives.
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
  /// Sends the server a request. The response arrives on the queue.
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
