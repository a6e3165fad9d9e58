// wrong: only the wait can be cancelled, and the question is an effect of its own
// fails: An answer that comes after the next key is dropped
// says: not only a question that is waiting

guard !text.isEmpty else { return .cancel(id: CancelID.search) }
return .run { send in
  let waiting: Void? = try? await withTaskCancellation(
    id: CancelID.search,
    cancelInFlight: true
  ) {
    try await clock.sleep(for: .milliseconds(300))
  }
  guard waiting != nil else { return }
  try await send(.found(client.find(text)))
} catch: { _, send in
  await send(.failed)
}
// next answer
guard !state.text.isEmpty else { return .none }
return .run { [text = state.text] send in
  try await send(.found(client.find(text)))
} catch: { _, send in
  await send(.failed)
}
.cancellable(id: CancelID.search, cancelInFlight: true)
