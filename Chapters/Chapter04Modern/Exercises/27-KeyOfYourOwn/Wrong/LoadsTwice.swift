// wrong: after the error, the initial value
// says: The cloud couldn't be reached, and `load` resumed twice. Only the first time counts, and
//   the second is reported.
// fails: An error of the cloud ends loading
// gives: (log → ["loaded unreachable", "report"]) == ["loaded unreachable"]

// instead of
continuation.resume(with: Result { try cloud.get(name) })
// this
do {
  if let list = try cloud.get(name) {
    return continuation.resume(returning: list)
  }
} catch {
  continuation.resume(throwing: error)
}
continuation.resumeReturningInitialValue()
