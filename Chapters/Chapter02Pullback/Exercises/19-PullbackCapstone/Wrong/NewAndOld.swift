// wrong: the new value is passed as the old one, which goes unnoticed with ==
// file: Store+RemoveDuplicates.swift
// fails: `isDuplicate` is called once per action, with the value last reported and the new one
// gives: (asked → [[3, 0], [13, 3], [14, 3]]) == [[0, 3], [3, 13], [3, 14]]

// instead of
guard let view, !isDuplicate(view.value, next) else { return }
// this
guard let view, !isDuplicate(next, view.value) else { return }
