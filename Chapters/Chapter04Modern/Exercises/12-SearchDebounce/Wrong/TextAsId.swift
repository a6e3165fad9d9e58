// wrong: the text is part of the id, so no text replaces another
// says: The server was asked about every key, 300 milliseconds later. A new key has to end the
//   previous key's wait: the same id for every key, and `cancelInFlight`.
// fails: Fast typing asks once, for the last text
// gives: (log → ["asked p at 300", "asked pr at 500", "asked p at 700", "found pr 2 at 1500",
//   "found p 3 at 1700"]) == ["asked p at 700", "found p 1 at 1700"]

// instead of
try await send(.found(client.find(text)))
} catch: { _, send in
  await send(.failed)
}
.cancellable(id: CancelID.search, cancelInFlight: true)

case .returnTapped:
// this
try await send(.found(client.find(text)))
} catch: { _, send in
  await send(.failed)
}
.cancellable(id: text, cancelInFlight: true)

case .returnTapped:
