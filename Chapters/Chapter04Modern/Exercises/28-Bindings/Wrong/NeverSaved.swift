// wrong: the client saves by itself
// says: The title changed, and the client wasn't asked to save it. `onChange` belongs on the
//   reducer that changes the title: it sees only that one's changes.
// fails: The title is saved in the effect, and the save is cancelled with it
// gives: (asked.value → 0) == 1

// instead of
.onChange(of: \.title) { _, state in
  .run { [title = state.title] _ in await client.save(title) }
}
// this
