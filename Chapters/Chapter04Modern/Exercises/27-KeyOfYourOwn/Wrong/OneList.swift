// wrong: there is one list in a cloud
// says: The changes of another list were passed on. Observe the key's own name.
// fails: Each change by another device is passed on
// gives: (log → ["changed to [5]"]) == ["changed to [2, 3]", "changed to []", "changed to nothing"]

// instead of
let end = cloud.observe(name) { list in
// this
let end = cloud.observe("favorites") { list in
