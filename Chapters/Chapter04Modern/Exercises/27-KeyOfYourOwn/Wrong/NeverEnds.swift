// wrong: the subscription ends by itself
// says: The subscription was cancelled, and the subscriber still heard of a change. Hand the
//   function that ends the observation to `SharedSubscription`.
// fails: Nothing is passed on after the subscription has ended
// gives: (log → ["changed to [3]", "changed to [5]"]) == ["changed to [3]"]

// instead of
return SharedSubscription(end)
// this
_ = end
return SharedSubscription {}
