// wrong: a sheet is closed by whoever shows it
// says: When the effect of Done was over, the sheet hadn't closed itself. It can't set its state
//   to nil, which is its parent's: it awaits `dismiss`, in an effect.
// fails: Done closes the sheet, whoever shows it
// gives: (steps → []) == ["dismiss"]

// instead of
return .run { _ in await dismiss() }
// this
return .none
