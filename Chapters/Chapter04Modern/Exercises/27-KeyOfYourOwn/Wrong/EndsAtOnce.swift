// wrong: the function that is returned starts it
// says: Another device changed the list, and the subscriber heard nothing: the key doesn't
//   observe the cloud, or it ended that at once. `observe` returns the function that ends it,
//   for the `SharedSubscription` to call.
// fails: Each change by another device is passed on
// gives: (log → []) == ["changed to [2, 3]", "changed to []", "changed to nothing"]

// instead of
return SharedSubscription(end)
// this
end()
return SharedSubscription {}
