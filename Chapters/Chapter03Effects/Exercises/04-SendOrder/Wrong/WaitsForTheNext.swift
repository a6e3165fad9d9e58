// wrong: an effect only adds its action to the queue, even when nothing is being handled
// says: The effect answered later, when nothing was being handled, and its action only joined the
//   queue. It has to be handled immediately.
// fails: An action that an effect sends later is handled at once
// gives: (reduced → [1]) == [1, 2]

// instead of
effect { [weak self] action in self?.send(action) }
// this
effect { [weak self] action in self?.waiting.append(action) }
