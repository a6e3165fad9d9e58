// wrong: an effect is registered with its whole path, so no parent reaches it
// file: EffectTable.swift
// fails: There is a key for each beginning of the path: the feature's own, and each parent's
// gives: (keys.count → 1) == 3

// instead of
(0...path.count).map { EffectKey(id: id, path: Array(path.prefix($0))) }
// this
[EffectKey(id: id, path: path)]
