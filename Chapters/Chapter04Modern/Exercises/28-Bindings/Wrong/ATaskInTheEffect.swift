// wrong: the effect starts a task that saves, and ends
// says: The effect was cancelled, and the client's work wasn't: it is in a task of its own, which
//   nobody can end or wait for. An effect is a task already: `await` the client in it.
// fails: The title is saved in the effect, and the save is cancelled with it
// gives: (wasCancelled.value → false) == true

// instead of
.run { [title = state.title] _ in await client.save(title) }
// this
.run { [title = state.title, client] _ in Task.detached { await client.save(title) } }
