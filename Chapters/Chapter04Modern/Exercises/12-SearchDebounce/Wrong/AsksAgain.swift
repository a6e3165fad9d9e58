// wrong: a server that fails is asked once more
// says: The server failed, and was asked again, although nobody had typed.
// fails: A failure is sent, once, and the next key asks again
// gives: (log → ["asked x at 300", "asked x at 1300", "asked p at 2300", "found p 3 at 3300"]) ==
//   ["asked x at 300", "failed at 1300", "asked p at 2300", "found p 2 at 3300"]

// instead of
try await send(.found(client.find(text)))
} catch: { _, send in
  await send(.failed)
}
.cancellable(id: CancelID.search, cancelInFlight: true)

case .returnTapped:
// this
if let results = try? await client.find(text) {
  await send(.found(results))
} else {
  try await send(.found(client.find(text)))
}
} catch: { _, send in
  await send(.failed)
}
.cancellable(id: CancelID.search, cancelInFlight: true)

case .returnTapped:
