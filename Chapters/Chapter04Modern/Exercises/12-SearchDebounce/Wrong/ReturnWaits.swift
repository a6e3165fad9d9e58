// wrong: return is a key like any other
// says: Return waited 300 milliseconds. It asks at once.
// fails: Return asks at once, and only once
// gives: (waiting → ["asked p at 400", "found p 1 at 1400"]) == ["asked p at 100", "found p 1 at
//   1100"]

// instead of
return .run { [text = state.text] send in
// this
return .run { [text = state.text] send in
  try await clock.sleep(for: .milliseconds(300))
