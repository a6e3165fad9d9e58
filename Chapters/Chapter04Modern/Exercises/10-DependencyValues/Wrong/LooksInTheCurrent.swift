// wrong: the current values answer, whichever values are read
// says: These values have another fact than the current ones, and the look-up searched those. It
//   searches its own overrides.
// fails: A look-up uses its own values' context and overrides
// gives: (seen → ["current", "silence"]) == ["mine!", "silence"]

// instead of
if let value = overrides[ObjectIdentifier(key)] as? Key.Value { return value }
// this
let value = DependencyValues.current.overrides[ObjectIdentifier(key)] as? Key.Value
if let value { return value }
