// wrong: nil is a payload of zero
// says: Setting nil wrote a zero, but zero is a payload. There is nothing to write, so do
//   nothing.
// fails: Setting nil does nothing
// gives: (volumes → [EnumProperty.RemoteAction.volume(0), EnumProperty.RemoteAction.channel(3),
//   EnumProperty.RemoteAction.off]) == (all → [EnumProperty.RemoteAction.volume(7),
//   EnumProperty.RemoteAction.channel(3), EnumProperty.RemoteAction.off])

// instead of
guard case .volume = self, let newValue else { return }
self = .volume(newValue)
// this
guard case .volume = self else { return }
self = .volume(newValue ?? 0)
