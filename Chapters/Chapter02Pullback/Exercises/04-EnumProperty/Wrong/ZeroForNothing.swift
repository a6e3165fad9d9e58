// wrong: where there is no payload, zero stands in
// says: Where there is no payload, the getter returned 0, which is a payload like any other.
//   Return nil.
// fails: The getter returns nil for the other cases
// gives: (volumes + channels → [Optional(0), Optional(0), Optional(0), Optional(0)]) == [nil, nil,
//   nil, nil]

// instead of
guard case .volume(let volume) = self else { return nil }
// this
guard case .volume(let volume) = self else { return 0 }

// instead of
guard case .channel(let channel) = self else { return nil }
// this
guard case .channel(let channel) = self else { return 0 }
