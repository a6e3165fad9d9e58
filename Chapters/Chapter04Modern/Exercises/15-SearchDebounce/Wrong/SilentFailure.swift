// wrong: an error ends the effect, and is never reported
// fails: A failure is sent, and the next key asks again
// says: `.failed` was never sent

guard !text.isEmpty else { return .cancel(id: CancelID.search) }
return .run { send in
  try await clock.sleep(for: .milliseconds(300))
  if let results = try? await client.find(text) { await send(.found(results)) }
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
