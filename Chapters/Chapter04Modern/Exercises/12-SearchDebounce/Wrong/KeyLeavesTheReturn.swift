// wrong: what return asks is final
// says: The answer to what return had asked arrived after the next key. It needs the id that a
//   key cancels.
// fails: The next key ends the question that return asked
// gives: (log → ["asked p at 0", "asked pr at 800", "found p 1 at 1000", "found pr 2 at 1800"]) ==
//   ["asked p at 0", "asked pr at 800", "found pr 2 at 1800"]

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
.merge(with: .cancel(id: CancelID.search))

case .found(let results):
