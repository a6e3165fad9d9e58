// wrong: only a changed text handles the failure; after return an empty list is found
// fails: A failure after return is sent, too
// says: but `.failed` was never sent

guard !text.isEmpty else { return .cancel(id: CancelID.search) }
return .run { send in
  try await clock.sleep(for: .milliseconds(300))
  await send(.found(try await client.find(text)))
} catch: { _, send in
  await send(.failed)
}
.cancellable(id: CancelID.search, cancelInFlight: true)
// next answer
guard !state.text.isEmpty else { return .none }
return .run { [text = state.text] send in
  await send(.found((try? await client.find(text)) ?? []))
}
.cancellable(id: CancelID.search, cancelInFlight: true)
