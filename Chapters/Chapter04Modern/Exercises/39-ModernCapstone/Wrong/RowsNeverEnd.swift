// wrong: a list's effects belong to the list
// says: The row is gone, and its timer goes on. Cancel its effects.
// file: Parts.swift
// fails: An effect that a child's last action starts ends, too
// gives: (running(.row(2, .start), in: store(closing: .start)) → 1) == 0

// instead of
for id in before where !after.contains(id) {
// this
for id in before where after.isEmpty {
