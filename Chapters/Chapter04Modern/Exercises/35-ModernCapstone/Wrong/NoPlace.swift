// wrong: rows have no place of their own, so one row's cancel ends all rows' timers
// fails: Two children with one id don't cancel each other
// says: a place of their own
// file: Parts.swift

// instead of
.within(PartID(toRows, row: id))
// this
.cancellable(id: PartID(toRows, row: id))
