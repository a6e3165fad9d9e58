// wrong: the alert is shown when the count is reset
// says: Reset was tapped, and the count changed before anyone confirmed that. The alert asks
//   first.
// gives:

// instead of
state.destination = .alert(.reset(count: state.count))
// this
state.destination = .alert(.reset(count: state.count))
state.count = 0
