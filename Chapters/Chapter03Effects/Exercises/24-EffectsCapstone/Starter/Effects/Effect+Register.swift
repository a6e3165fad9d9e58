// An effect can end while it starts. If it were stored afterwards, it would stay in the table
// forever; so the entry is made first, then its removal is set up, and the work begins last.

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
