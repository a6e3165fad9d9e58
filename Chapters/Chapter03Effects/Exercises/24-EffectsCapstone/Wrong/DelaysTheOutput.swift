// wrong: a debounce starts the work at once, and delays what it sends
// fails: debounce delays the start of the work, not its output
// says: starts
// file: Time/Effect+Time.swift

// instead of
deferred(for: dueTime, scheduler: scheduler).cancellable(id: id, cancelInFlight: true)
// this
delay(for: dueTime, scheduler: scheduler).cancellable(id: id, cancelInFlight: true)
