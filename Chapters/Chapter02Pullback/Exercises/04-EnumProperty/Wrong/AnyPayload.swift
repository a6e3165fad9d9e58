// wrong: a payload is a number, whichever case it is in
// says: `volume` returned the channel's number. A property reads its own case, and nil is for the
//   others.
// fails: The getter returns nil for the other cases
// gives: (volumes + channels → [Optional(3), nil, nil, nil]) == [nil, nil, nil, nil]

// instead of
guard case .volume(let volume) = self else { return nil }
return volume
// this
switch self {
case .volume(let payload), .channel(let payload): return payload
case .off: return nil
}
