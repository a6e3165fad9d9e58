// wrong: the end of a test checks the effects, but not what they have sent
// fails: An action that isn't received fails the next `send`, or the end
// says: but `finish` passed
// file: TestStore.swift

// instead of
if !handled.waiting.isEmpty {
  line.report("Not received by the end: \(handled.waiting.map(\.action))")
}
// this
