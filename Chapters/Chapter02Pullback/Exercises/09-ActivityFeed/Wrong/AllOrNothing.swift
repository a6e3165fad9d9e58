// wrong: a deletion with a wrong offset is a mistake
// says: Row 1 was deleted, and has no entry. Ignore only the offsets that have no row.
// fails: Offsets beyond the list are ignored
// gives: (feed → []) == ["removed 3"]

// instead of
for offset in offsets.sorted() where offset < state.favoritePrimes.count {
// this
let isValid = offsets.allSatisfy { $0 < state.favoritePrimes.count }
for offset in offsets.sorted() where isValid {
