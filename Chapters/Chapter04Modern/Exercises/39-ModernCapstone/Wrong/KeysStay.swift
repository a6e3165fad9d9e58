// wrong: an effect that has ended leaves its key behind
// file: EffectTable.swift
// fails: Effects run in the order in which they were entered, until they are removed
// gives: (table.keyCount → 1) == 0

// instead of
byKey[key]?.remove(effect.number)
if byKey[key]?.isEmpty == true { byKey[key] = nil }
// this
byKey[key]?.remove(effect.number)
