// wrong: saving either works or it doesn't
// says: The cloud couldn't be reached, and saving ended without an error. Resume by throwing it:
//   `saveError` then says what happened.
// fails: An error of the cloud ends saving
// gives: (log → ["saved: [2, 3]"]) == ["saved: unreachable"]

// instead of
continuation.resume(with: Result { try cloud.set(list, name) })
// this
try? cloud.set(list, name)
continuation.resume()
