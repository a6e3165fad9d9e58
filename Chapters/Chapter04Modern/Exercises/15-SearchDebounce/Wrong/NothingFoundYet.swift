// wrong: an action of its own empties the results
// fails: Each question sends one answer, the client's
// says: Before the client answered

guard !text.isEmpty else { return .cancel(id: CancelID.search) }
return .run { send in
  await send(.found([]))
  try await clock.sleep(for: .milliseconds(300))
  try await send(.found(client.find(text)))
} catch: { _, send in
  await send(.failed)
}
.cancellable(id: CancelID.search, cancelInFlight: true)
// next answer
guard !state.text.isEmpty else { return .none }
return .run { [text = state.text] send in
  try await send(.found(client.find(text)))
} catch: { _, send in
  await send(.failed)
}
.cancellable(id: CancelID.search, cancelInFlight: true)
