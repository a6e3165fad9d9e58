// wrong: all rows of a list have one place, so one row's cancel ends all rows' timers
// fails: Two children with the same id don't cancel each other
// says: a place of their own
// file: Parts.swift

// instead of
self.row = AnyHashable(row)
// this
self.row = nil
