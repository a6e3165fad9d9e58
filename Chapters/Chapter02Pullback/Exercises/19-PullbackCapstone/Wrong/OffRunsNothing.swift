// wrong: a log that is switched off becomes an empty reducer, and the reducer inside is lost
// fails: Switched off, it still runs the reducer, and prints nothing
// says: The subject differs from the reference
// file: Logging.swift

// instead of
guard isEnabled else { return reducer }
// this
guard isEnabled else { return { _, _ in } }
