// wrong: copied from the other property, with the getter left as it was
// says: `channel` returns nil for a channel: it looks at another case. Perhaps the getter was
//   copied, and one name left unchanged.
// fails: The getter returns the payload of its own case
// gives: (channels → [nil, nil, nil]) == ([7, 0, -3] → [Optional(7), Optional(0), Optional(-3)])

// instead of
guard case .channel(let channel) = self else { return nil }
// this
guard case .volume(let channel) = self else { return nil }
