// wrong: a redo is expected to end the matter, and leaves nothing to undo
// says: After the redos there was nothing to undo: a redo puts the present back into the past.
// fails: A redo takes back an undo, and can be undone itself
// gives: (states → ["a", "ab", "abc", "abc"]) == ["a", "ab", "abc", "ab"]

// instead of
history.past.append(history.present)
history.present = next
// this
history.present = next
