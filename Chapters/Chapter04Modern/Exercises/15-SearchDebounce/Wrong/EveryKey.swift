// wrong: each effect has the id, and none replaces another
// fails: Fast typing asks once, for the last text
// says: the same id for every key

guard !text.isEmpty else { return .cancel(id: CancelID.search) }
return .run { send in
  try await clock.sleep(for: .milliseconds(300))
  try await send(.found(client.find(text)))
} catch: { _, send in
  await send(.failed)
}
.cancellable(id: CancelID.search)
// next answer
guard !state.text.isEmpty else { return .none }
return .run { [text = state.text] send in
  try await send(.found(client.find(text)))
} catch: { _, send in
  await send(.failed)
}
.cancellable(id: CancelID.search, cancelInFlight: true)
