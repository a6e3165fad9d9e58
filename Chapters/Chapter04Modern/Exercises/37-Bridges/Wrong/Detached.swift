// wrong: the old effect needs a task of its own
// says: The effect was cancelled, and the old client went on: a detached task isn't cancelled with
//   it. `value()` is all that is needed.
// fails: Chapter 4's root runs the fact, which asks the old client
// gives: (screen.log.value → ["asked 0"]) == ["asked 0", "gave up on 0"]

// instead of
FactClient { [environment] number in try await environment.fetch(number).value() }
// this
FactClient { [environment] number in
  try await Task.detached { try await environment.fetch(number).value() }.value
}
