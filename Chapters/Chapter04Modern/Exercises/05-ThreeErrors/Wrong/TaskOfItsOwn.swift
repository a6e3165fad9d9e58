// wrong: a task is allowed everything
// says: `send` was called when the effect had ended: a task of its own isn't part of it, and
//   nothing waits for it. Leave the `Task` out.
// fails: Fact: the answer is shown
// gives: An action was sent from an effect that had ended already: Action: .factReceived("7!") The
//   effect came from: .factTapped "send" was handed to a task that outlives the effect. Nothing can
//   cancel that task or wait for it. To fix this, wait for the task before the effect's closure
//   returns, or use a task group.

// instead of
return .run { [number = state.number] send in
  await send(.factReceived(client.fetch(number)))
}
// this
return .run { [number = state.number] send in
  Task { await send(.factReceived(client.fetch(number))) }
}
