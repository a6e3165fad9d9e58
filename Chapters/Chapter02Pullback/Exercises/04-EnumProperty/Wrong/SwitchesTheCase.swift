// wrong: whatever the action was, it becomes the one that was set
// says: Setting the channel turned a volume, or `.off`, into a channel. A setter may change a
//   payload, but never the case.
// fails: The setter does nothing on another case
// gives: (actions → [EnumProperty.RemoteAction.channel(3), EnumProperty.RemoteAction.off,
//   EnumProperty.RemoteAction.channel(8), EnumProperty.RemoteAction.channel(8)]) == ([.channel(3),
//   .off, .volume(7), .off] → [EnumProperty.RemoteAction.channel(3), EnumProperty.RemoteAction.off,
//   EnumProperty.RemoteAction.volume(7), EnumProperty.RemoteAction.off])

// instead of
guard case .channel = self, let newValue else { return }
// this
guard let newValue else { return }
