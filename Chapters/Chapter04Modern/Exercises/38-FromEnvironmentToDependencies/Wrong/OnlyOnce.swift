// wrong: a fact that is there needn't be asked for again
// says: A second tap asked nothing, because there was a fact. Each tap asks.
// fails: Each tap asks the client that the test provides
// gives: (twice → ["asked 7 at 0", "fact 7! at 1000"]) == ["asked 7 at 0", "fact 7! at 1000",
//   "asked 7 at 2000", "fact 7! at 3000"]

// instead of
guard !state.isLoading else { return .none }
state.isLoading = true
state.notice = nil
return .run { [number = state.number] send in
// this
guard !state.isLoading else { return .none }
state.isLoading = true
state.notice = nil
if state.fact != nil { return .none }
return .run { [number = state.number] send in
