// The fourth rung. The work is given a function to call with each action: now or later, never or a
// hundred times, and nobody waits for it.
//
// How it fails: what has begun can't be stopped, so the answer to an old question may come after
// the answer to the new one. It doesn't say when it is done, so nothing can follow it, and a test
// can't tell work that is over from work that hangs. And a typealias of a function type has no
// methods: every way to change an effect is a free function around it, read from the inside out.

/// Work that calls back with actions.
public typealias CallbackEffect<Action> = (@escaping (Action) -> Void) -> Void

/// What pulling back needs of an effect: its actions, embedded in the app's.
public func mapped<Action, NewAction>(
  _ effect: @escaping CallbackEffect<Action>,
  _ transform: @escaping (Action) -> NewAction
) -> CallbackEffect<NewAction> {
  { callback in effect { action in callback(transform(action)) } }
}
