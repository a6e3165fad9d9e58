// wrong: return is taken to be for a screen that is still empty
// says: There were results, and return asked nothing. Return asks each time.
// fails: Return asks at once, and only once
// gives: (again → ["asked p at 300", "found p 1 at 1300"]) == ["asked p at 300", "found p 1 at
//   1300", "asked p at 2000", "found p 2 at 3000"]

// instead of
guard !state.text.isEmpty else { return .none }
// this
guard !state.text.isEmpty, state.results.isEmpty else { return .none }
