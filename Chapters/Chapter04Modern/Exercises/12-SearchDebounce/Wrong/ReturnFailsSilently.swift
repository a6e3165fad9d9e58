// wrong: only a changed text handles the failure; after return an empty list is found
// says: After return the server failed, and `.found([])` was sent in place of `.failed`.
// fails: A failure after return is sent, too, and return asks again
// gives: (log → ["asked x at 0", "found at 1000", "asked x at 2000", "found at 3000"]) == ["asked x
//   at 0", "failed at 1000", "asked x at 2000", "failed at 3000"]

// instead of
try await send(.found(client.find(text)))
} catch: { _, send in
  await send(.failed)
}
.cancellable(id: CancelID.search, cancelInFlight: true)

case .found(let results):
// this
await send(.found((try? await client.find(text)) ?? []))
}
.cancellable(id: CancelID.search, cancelInFlight: true)

case .found(let results):
