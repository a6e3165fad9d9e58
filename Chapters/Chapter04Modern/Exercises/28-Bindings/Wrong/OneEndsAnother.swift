// wrong: a save ends the one that is still in flight
// says: "Em" was typed while "E" was being saved, and only one was saved. Save each change,
//   whatever is in flight.
// fails: A save doesn't end another
// gives: (saved.value.sorted() → ["Em"]) == ["E", "Em"]

// instead of
.run { [title = state.title] _ in await client.save(title) }
// this
.run { [title = state.title] _ in await client.save(title) }
  .cancellable(id: "save", cancelInFlight: true)
