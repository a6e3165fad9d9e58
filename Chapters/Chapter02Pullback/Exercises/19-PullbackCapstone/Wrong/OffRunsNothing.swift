// wrong: the log that is off is an empty reducer, and takes what it was around with it
// fails: Switched off, it still runs the reducer, and prints nothing
// says: The subject differs from the reference
// file: Logging.swift

// instead of
guard isEnabled else { return reducer }
// this
guard isEnabled else { return { _, _ in } }
