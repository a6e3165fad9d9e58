// wrong: what runs is counted by id
// says: Two effects were running under one id, and `count` was 1. It counts effects, not ids.
// fails: One id may stand for several effects
// gives: (count → 1) == 2

// instead of
var count: Int { stops.values.reduce(0) { $0 + $1.count } }
// this
var count: Int { stops.filter { !$0.value.isEmpty }.count }
