// wrong: an effect that has ended leaves its key behind
// fails: Effects run in the order in which they were entered, until they are removed
// says: a key stayed behind
// file: EffectTable.swift

// instead of
byKey[key]?.remove(effect.number)
if byKey[key]?.isEmpty == true { byKey[key] = nil }
// this
byKey[key]?.remove(effect.number)
