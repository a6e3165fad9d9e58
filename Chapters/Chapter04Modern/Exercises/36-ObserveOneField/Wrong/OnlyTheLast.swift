// wrong: the store remembers only the field that was read last
// says: Three fields were read, and a change of the first isn't noticed. Remember every field
//   that was read, by its path.
// fails: Each observer is notified of its own field
// gives: (screen.log → ["pages 700"]) == ["count 5", "title Ulysses", "pages 700"]

// instead of
fields[field] = { store, before in
// this
fields = [:]
fields[field] = { store, before in
