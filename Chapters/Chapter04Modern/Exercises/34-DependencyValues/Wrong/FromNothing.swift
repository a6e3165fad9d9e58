// wrong: each one starts from fresh values, so an outer one is forgotten
// says: The inner operation mentions only the sound, and inside it the fact isn't "outer" any
//   more. It started from nothing, not from the current values.
// fails: An inner operation changes only what it mentions, and only for itself
// gives: (seen → ["live", "inner", "outer", "silence"]) == ["outer", "inner", "outer", "silence"]

// instead of
var values = DependencyValues.current
// this
var values = DependencyValues()
