// wrong: a key has a live value or a test value
// says: The fact was overridden, and the operation doesn't see that: it runs with the changed
//   values, and a look-up finds an override first.
// fails: An operation sees its override, and runs once
// gives: (seen → ["live", "ding"]) == ["mine", "ding"]

// instead of
if let value = overrides[ObjectIdentifier(key)] as? Key.Value { return value }
// this
