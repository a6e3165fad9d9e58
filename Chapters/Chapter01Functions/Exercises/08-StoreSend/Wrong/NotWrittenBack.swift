// wrong: the copy is changed and forgotten, as if it were the value
// says: The reducer changed a copy, and `send` returned without writing it back into `value`.
// fails: After a send, the store has the new value
// gives: (store.value → 1) == 12

// instead of
value = next
// this
