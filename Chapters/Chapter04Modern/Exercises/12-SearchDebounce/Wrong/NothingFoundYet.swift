// wrong: an action of its own empties the results
// says: `.found([])` was sent when the key was pressed, which says that nothing was found. The
//   reducer has already emptied the results.
// fails: A changed text is searched for after 300 milliseconds
// gives: (log → ["found at 0", "asked p at 300", "found p 1 at 1300"]) == ["asked p at 300", "found
//   p 1 at 1300"]

// instead of
try await clock.sleep(for: .milliseconds(300))
// this
await send(.found([]))
try await clock.sleep(for: .milliseconds(300))
