// wrong: an error means that there is nothing to send
// says: The client has failed, and the screen never shows it: the spinner spins forever.
// fails: A failure is shown, without a fact
// gives: (log → ["13, loading at 0", "asked 13 at 0"]) == ["13, loading at 0", "asked 13 at 0",
//   "13, failed at 1000"]

// instead of
try await send(.factReceived(client.fetch(number)))
} catch: { _, send in
  await send(.factFailed)
}
// this
if let fact = try? await client.fetch(number) { await send(.factReceived(fact)) }
}
