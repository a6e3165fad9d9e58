// wrong: only the wait can be cancelled, and the question is an effect of its own
// says: The answer to an earlier question arrived. The next key ends not only a question that is
//   waiting, but also one that the server is working on.
// fails: An answer that comes after the next key is dropped
// gives: (log → ["asked p at 300", "found p 1 at 1300", "asked pr at 1500", "found pr 2 at 2500"])
//   == ["asked p at 300", "asked pr at 1500", "found pr 2 at 2500"]

// instead of
try await clock.sleep(for: .milliseconds(300))
try await send(.found(client.find(text)))
} catch: { _, send in
  await send(.failed)
}
.cancellable(id: CancelID.search, cancelInFlight: true)

case .returnTapped:
// this
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

case .returnTapped:
