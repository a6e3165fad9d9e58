// wrong: the new value is handed over as the old one, which goes unnoticed with ==
// fails: What counts as the same is asked once per action, of the last told and the new value
// says: [3, 0]
// file: Store+RemoveDuplicates.swift

// instead of
guard let view, !isDuplicate(view.value, next) else { return }
// this
guard let view, !isDuplicate(next, view.value) else { return }
