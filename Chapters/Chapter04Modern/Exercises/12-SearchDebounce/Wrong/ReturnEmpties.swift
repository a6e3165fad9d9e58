// wrong: a new question empties the results
// says: Return emptied the results. They stay until an answer arrives.
// fails: Return keeps the results
// gives: (state → State(text: "p", results: [], hasFailed: false)) == (Search.State(text: "p",
//   results: ["p!"]) → State(text: "p", results: ["p!"], hasFailed: false))

// instead of
guard !state.text.isEmpty else { return .none }
// this
guard !state.text.isEmpty else { return .none }
state.results = []
