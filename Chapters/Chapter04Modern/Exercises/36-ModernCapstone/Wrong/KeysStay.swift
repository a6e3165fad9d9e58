// wrong: an effect that has ended leaves its key behind
// fails: What was entered runs, in the order in which it began, until it is removed
// says: a key stayed behind
// file: EffectTable.swift

// instead of
byKey[key]?.remove(effect.number)
if byKey[key]?.isEmpty == true { byKey[key] = nil }
// this
byKey[key]?.remove(effect.number)
