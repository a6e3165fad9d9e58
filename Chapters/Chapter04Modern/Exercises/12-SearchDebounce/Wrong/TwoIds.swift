// wrong: typing and return each have an id of their own
// says: The server was asked twice. Return has to end the key's wait first: cancel its id, or use
//   it with `cancelInFlight`.
// fails: Return asks at once, and only once
// gives: (waiting → ["asked p at 100", "asked p at 300", "found p 1 at 1100", "found p 2 at 1300"])
//   == ["asked p at 100", "found p 1 at 1100"]

// instead of
try await send(.found(client.find(text)))
} catch: { _, send in
  await send(.failed)
}
.cancellable(id: CancelID.search, cancelInFlight: true)

case .found(let results):
// this
try await send(.found(client.find(text)))
} catch: { _, send in
  await send(.failed)
}
.cancellable(id: "return", cancelInFlight: true)

case .found(let results):
