// wrong: the new value is passed as the old one, which goes unnoticed with ==
// fails: `isDuplicate` is called once per action, with the value last reported and the new one
// says: [3, 0]
// file: Store+RemoveDuplicates.swift

// instead of
guard let view, !isDuplicate(view.value, next) else { return }
// this
guard let view, !isDuplicate(next, view.value) else { return }
