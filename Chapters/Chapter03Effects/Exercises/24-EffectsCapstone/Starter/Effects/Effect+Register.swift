// An effect can end while it starts. Stored afterwards, it would stay in the table for ever; so the
// entry is made first, the way to remove it second, and the work begins last.

extension Effect {
  /// Begins the effect, and keeps it in its context's table until it ends. Cancelling it there
  /// completes it.
  ///
  /// It is in the table before it begins: an effect that completes immediately leaves nothing in
  /// there, and a cancellation right after the start can't miss it.
  func register(id: AnyHashable, observer: Observer) {
    begin?(observer)  // Your code here.
  }
}
