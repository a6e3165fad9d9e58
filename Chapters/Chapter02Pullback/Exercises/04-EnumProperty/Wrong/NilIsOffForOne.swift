// wrong: nil is treated as the case without a payload, in the other property
// says: Setting nil turned the volume off. nil says that there is no payload; it isn't a case.
// fails: Setting nil does nothing
// gives: (volumes → [EnumProperty.RemoteAction.off, EnumProperty.RemoteAction.channel(3),
//   EnumProperty.RemoteAction.off]) == (all → [EnumProperty.RemoteAction.volume(7),
//   EnumProperty.RemoteAction.channel(3), EnumProperty.RemoteAction.off])

// instead of
guard case .volume = self, let newValue else { return }
self = .volume(newValue)
// this
guard case .volume = self else { return }
self = if let newValue { .volume(newValue) } else { .off }
