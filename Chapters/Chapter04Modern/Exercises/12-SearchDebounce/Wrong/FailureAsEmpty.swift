// wrong: a failure is an empty answer
// says: The server failed, and `.found([])` was sent in place of `.failed`.
// fails: A failure is sent, once, and the next key asks again
// gives: (log → ["asked x at 300", "found at 1300", "asked p at 2300", "found p 2 at 3300"]) ==
//   ["asked x at 300", "failed at 1300", "asked p at 2300", "found p 2 at 3300"]

// instead of
try await clock.sleep(for: .milliseconds(300))
try await send(.found(client.find(text)))
} catch: { _, send in
  await send(.failed)
}
.cancellable(id: CancelID.search, cancelInFlight: true)

case .returnTapped:
// this
try await clock.sleep(for: .milliseconds(300))
await send(.found((try? await client.find(text)) ?? []))
}
.cancellable(id: CancelID.search, cancelInFlight: true)

case .returnTapped:
