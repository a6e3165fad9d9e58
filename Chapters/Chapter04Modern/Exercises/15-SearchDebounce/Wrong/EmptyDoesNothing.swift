// wrong: an empty text asks nothing, and ends nothing
// fails: An empty text asks nothing, and ends any question
// says: ends nothing: cancel

guard !text.isEmpty else { return .none }
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
.cancellable(id: CancelID.search, cancelInFlight: true)
