// wrong: no list is an empty list
// says: The cloud had no list, and an empty one was loaded: the value that the `@Shared` began
//   with is lost.
// fails: If the cloud has nothing, nothing is loaded
// gives: (log → ["loaded []"]) == ["loaded nothing"]

// instead of
continuation.resume(with: Result { try cloud.get(name) })
// this
do {
  continuation.resume(returning: try cloud.get(name) ?? [])
} catch {
  continuation.resume(throwing: error)
}
