// wrong: after the error comes the end
// says: The cloud couldn't be reached, and `save` resumed twice. Only the first time counts, and
//   the second is reported.
// fails: An error of the cloud ends saving
// gives: (log → ["saved: unreachable", "report"]) == ["saved: unreachable"]

// instead of
continuation.resume(with: Result { try cloud.set(list, name) })
// this
do {
  try cloud.set(list, name)
} catch {
  continuation.resume(throwing: error)
}
continuation.resume()
