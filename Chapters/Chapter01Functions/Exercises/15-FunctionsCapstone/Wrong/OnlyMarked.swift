// wrong: an observer that is over is marked, and stays in the array with all it captured
// file: Store.swift
// fails: An observer is freed with its token
// gives: (weakWitness.object → Chapter01FunctionsTests.ObservationTokenTests..Witness) == nil

// instead of
self?.observers.removeAll { $0 === observer }
// this
_ = self
