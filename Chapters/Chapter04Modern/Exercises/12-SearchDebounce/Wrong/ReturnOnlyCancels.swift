// wrong: the question is on its way already, so return needn't ask
// says: Return ended the waiting question, and asked nothing itself.
// fails: Return asks at once, and only once
// gives: (waiting → []) == ["asked p at 100", "found p 1 at 1100"]

// instead of
try await send(.found(client.find(text)))
} catch: { _, send in
  await send(.failed)
}
.cancellable(id: CancelID.search, cancelInFlight: true)

case .found(let results):
// this
_ = (text, send)
}
.cancellable(id: CancelID.search, cancelInFlight: true)

case .found(let results):
