// wrong: a debounce starts the work at once, and delays what it sends
// file: Time/Effect+Time.swift
// fails: debounce delays the start of the work, not its output
// gives: (starts → [1, 2]) == []

// instead of
deferred(for: dueTime, scheduler: scheduler).cancellable(id: id, cancelInFlight: true)
// this
delay(for: dueTime, scheduler: scheduler).cancellable(id: id, cancelInFlight: true)
