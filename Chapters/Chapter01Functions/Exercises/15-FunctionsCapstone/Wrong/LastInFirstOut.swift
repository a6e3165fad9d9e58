// wrong: what waits is taken from the end of the array, the newest first
// file: Store.swift
// fails: Actions sent from several observers run in the order in which they were sent
// gives: (store.value → ".BbAa") == ".aAbB"

// instead of
let batch = waiting
// this
let batch = Array(waiting.reversed())
