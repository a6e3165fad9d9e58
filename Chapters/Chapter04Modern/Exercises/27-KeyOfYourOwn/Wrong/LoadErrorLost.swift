// wrong: a list that can't be read isn't there
// says: The cloud couldn't be reached, and nothing was loaded, as if it were empty. Resume by
//   throwing the error: `loadError` then says what happened.
// fails: An error of the cloud ends loading
// gives: (log → ["loaded nothing"]) == ["loaded unreachable"]

// instead of
continuation.resume(with: Result { try cloud.get(name) })
// this
if let list = try? cloud.get(name) {
  continuation.resume(returning: list)
} else {
  continuation.resumeReturningInitialValue()
}
