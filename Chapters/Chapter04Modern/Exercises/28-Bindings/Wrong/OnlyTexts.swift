// wrong: an empty title isn't worth saving
// says: The empty title wasn't saved. Emptying it is a change like any other.
// fails: Each change of the title is saved, whatever made it
// gives: (saved → ["E", "Em"]) == ["E", "", "Em", ""]

// instead of
.run { [title = state.title] _ in await client.save(title) }
// this
.run { [title = state.title] _ in if !title.isEmpty { await client.save(title) } }
