// wrong: return asks, and ignores the key that is still waiting
// fails: Return asks at once, and only once
// says: Return has to end that wait

guard !text.isEmpty else { return .cancel(id: CancelID.search) }
return .run { send in
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
