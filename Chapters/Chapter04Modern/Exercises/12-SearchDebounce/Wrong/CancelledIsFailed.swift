// wrong: whatever isn't answered has failed
// says: A question was replaced, and `.failed` was sent. Being cancelled isn't a failure.
// fails: Fast typing asks once, for the last text
// gives: (log → ["failed at 200", "failed at 400", "asked p at 700", "found p 1 at 1700"]) ==
//   ["asked p at 700", "found p 1 at 1700"]

// instead of
try await clock.sleep(for: .milliseconds(300))
try await send(.found(client.find(text)))
} catch: { _, send in
  await send(.failed)
}
.cancellable(id: CancelID.search, cancelInFlight: true)

case .returnTapped:
// this
do {
  try await withTaskCancellation(id: CancelID.search, cancelInFlight: true) {
    try await clock.sleep(for: .milliseconds(300))
    let results = try await client.find(text)
    try Task.checkCancellation()
    await send(.found(results))
  }
} catch {
  await send(.failed)
}
}

case .returnTapped:
