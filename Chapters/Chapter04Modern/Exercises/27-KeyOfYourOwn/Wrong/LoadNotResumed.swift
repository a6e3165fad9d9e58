// wrong: without a list there is nothing to resume with
// says: The cloud had no list, and `load` never resumed. It resumes in every case, here with
//   `resumeReturningInitialValue()`.
// fails: If the cloud has nothing, nothing is loaded
// gives: (log → ["report", "loaded nothing"]) == ["loaded nothing"]

// instead of
continuation.resume(with: Result { try cloud.get(name) })
// this
do {
  if let list = try cloud.get(name) { continuation.resume(returning: list) }
} catch {
  continuation.resume(throwing: error)
}
