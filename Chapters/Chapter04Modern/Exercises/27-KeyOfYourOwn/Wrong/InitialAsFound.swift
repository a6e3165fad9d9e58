// wrong: without a list, the initial value is the list
// says: The cloud had no list, and the initial value was loaded as if it had been found there.
//   The `@Shared` has that value already: resume with nothing.
// fails: If the cloud has nothing, nothing is loaded
// gives: (log → ["loaded [7]"]) == ["loaded nothing"]

// instead of
continuation.resume(with: Result { try cloud.get(name) })
// this
continuation.resume(with: Result { try cloud.get(name) ?? context.initialValue })
