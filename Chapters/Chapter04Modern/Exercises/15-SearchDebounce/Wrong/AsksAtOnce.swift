// wrong: the effect waits after the question, before it sends the answer
// fails: A changed text is searched for after 300 milliseconds
// says: has to wait before it asks

guard !text.isEmpty else { return .cancel(id: CancelID.search) }
return .run { send in
  let results = try await client.find(text)
  try await clock.sleep(for: .milliseconds(300))
  await send(.found(results))
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
