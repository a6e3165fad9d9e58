// wrong: an empty list is as good as none
// says: The cloud had an empty list, and nothing was loaded: favourites that were all removed
//   come back.
// fails: What is in the cloud is loaded
// gives: (lists → [["loaded [2, 3]"], ["loaded nothing"]]) == [["loaded [2, 3]"], ["loaded []"]]

// instead of
continuation.resume(with: Result { try cloud.get(name) })
// this
do {
  if let list = try cloud.get(name), !list.isEmpty {
    continuation.resume(returning: list)
  } else {
    continuation.resumeReturningInitialValue()
  }
} catch {
  continuation.resume(throwing: error)
}
