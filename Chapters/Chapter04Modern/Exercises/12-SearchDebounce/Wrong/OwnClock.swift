// wrong: any clock is as good as another
// says: A second passed on the test's clock, and nothing was asked. Wait on the `clock` of the
//   feature's dependencies.
// fails: A changed text is searched for after 300 milliseconds
// gives: (log → []) == ["asked p at 300", "found p 1 at 1300"]

// instead of
try await clock.sleep(for: .milliseconds(300))
// this
try await Task.sleep(for: .seconds(3_600))
