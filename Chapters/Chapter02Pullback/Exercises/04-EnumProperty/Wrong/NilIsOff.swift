// wrong: nil is treated as the case without a payload
// says: Setting nil turned the channel off. nil says that there is no payload; it isn't a case.
// fails: Setting nil does nothing
// gives: (channels → [EnumProperty.RemoteAction.volume(7), EnumProperty.RemoteAction.off,
//   EnumProperty.RemoteAction.off]) == (all → [EnumProperty.RemoteAction.volume(7),
//   EnumProperty.RemoteAction.channel(3), EnumProperty.RemoteAction.off])

// instead of
guard case .channel = self, let newValue else { return }
self = .channel(newValue)
// this
guard case .channel = self else { return }
self = if let newValue { .channel(newValue) } else { .off }
