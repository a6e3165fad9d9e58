// wrong: the value in the context is the value
// says: The initial value was loaded. It is only meant for a cloud that has none: ask the cloud.
// fails: What is in the cloud is loaded
// gives: (lists → [["loaded [7]"], ["loaded [7]"]]) == [["loaded [2, 3]"], ["loaded []"]]

// instead of
continuation.resume(with: Result { try cloud.get(name) })
// this
if let initial = context.initialValue {
  continuation.resume(returning: initial)
} else {
  continuation.resume(with: Result { try cloud.get(name) })
}
