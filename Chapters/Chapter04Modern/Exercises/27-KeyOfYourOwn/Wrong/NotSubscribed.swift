// wrong: a change is found at the next load
// says: Another device changed the list, and the subscriber heard nothing: the key doesn't
//   observe the cloud, or it ended that at once. `observe` returns the function that ends it,
//   for the `SharedSubscription` to call.
// fails: Each change by another device is passed on
// gives: (log → []) == ["changed to [2, 3]", "changed to []", "changed to nothing"]

// instead of
let end = cloud.observe(name) { list in
  subscriber.yield(with: .success(list))
}
return SharedSubscription(end)
// this
return SharedSubscription {}
