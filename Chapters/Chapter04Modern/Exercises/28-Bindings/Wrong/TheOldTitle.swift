// wrong: the title that was there is saved
// says: The old title was saved. `onChange` gives the old value, and the new one is in the state.
// fails: Each change of the title is saved, whatever made it
// gives: (saved → ["Emma", "E", "", "Em"]) == ["E", "", "Em", ""]

// instead of
.onChange(of: \.title) { _, state in
  .run { [title = state.title] _ in await client.save(title) }
}
// this
.onChange(of: \.title) { old, _ in
  .run { _ in await client.save(old) }
}
