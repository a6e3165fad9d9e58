// wrong: all rows of a list have one place, so one row's cancel ends all rows' timers
// file: Parts.swift
// fails: Two children with the same id don't cancel each other
// gives: (store.effects.running.count → 2) == (count → 3)

// instead of
self.row = AnyHashable(row)
// this
self.row = nil
