// wrong: the parent's effect comes after the child's
// says: The child's effect is still running, and the parent's send never arrived. Merge the two.
// file: Parts.swift
// fails: The parent's effect doesn't wait for the child's
// gives: (store.state.child.log → []) == [8]

// instead of
effect = effect.merge(with: parent.reduce(into: &state, action: action))
let after = state[keyPath: toChildState].map { identity(of: $0) }
// this
effect = .concatenate(effect, parent.reduce(into: &state, action: action))
let after = state[keyPath: toChildState].map { identity(of: $0) }
