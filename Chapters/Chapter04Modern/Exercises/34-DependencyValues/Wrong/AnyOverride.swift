// wrong: an override is for every key
// says: The fact was overridden, and the sound changed with it. An override belongs to its key.
// fails: An operation sees its override, and runs once
// gives: (seen → ["mine", "mine"]) == ["mine", "ding"]

// instead of
if let value = overrides[ObjectIdentifier(key)] as? Key.Value { return value }
// this
if let value = overrides.values.first as? Key.Value { return value }
