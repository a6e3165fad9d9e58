// wrong: a log that is switched off becomes an empty reducer, and the reducer inside is lost
// file: Logging.swift
// fails: Switched off, it still runs the reducer, and prints nothing
// gives: (report.failure → 1 action from seed 42) == nil

// instead of
guard isEnabled else { return reducer }
// this
guard isEnabled else { return { _, _ in } }
