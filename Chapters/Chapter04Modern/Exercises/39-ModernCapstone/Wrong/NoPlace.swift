// wrong: all rows of a list have one place, so one row's cancel ends all rows' timers
// file: Parts.swift
// fails: Two children with the same id don't cancel each other
// gives: (stops.map { running($0, in: store) } → [5, 4, 2, 1]) == [5, 4, 3, 2]

// instead of
self.row = AnyHashable(row)
// this
self.row = nil
