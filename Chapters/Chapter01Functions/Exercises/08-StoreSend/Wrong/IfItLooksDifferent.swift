// wrong: the value is written only if it looks different
// says: Two values may look the same and differ. The store can't compare them, so it writes each
//   one.
// fails: After a send, the store has the new value
// gives: (twin.value.id → 1) == 2

// instead of
value = next
// this
if "\(next)" != "\(value)" { value = next }
