// wrong: an id names the kind of place
// says: Keys with different names have the same id, so they are one value. The name belongs in
//   the id.
// fails: A key's name decides which value it is
// gives: ([ids[0] == ids[1], ids[0] == ids[2]] → [true, true]) == [true, false]

// instead of
var id: String { name }
// this
var id: String { "cloud" }
