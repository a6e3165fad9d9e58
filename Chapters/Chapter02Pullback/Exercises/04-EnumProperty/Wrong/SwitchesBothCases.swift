// wrong: whatever the action was, it becomes the one that was set, for both properties
// says: Each setter turned other actions into its own case. A setter may change a payload, but
//   never the case.
// fails: The setter does nothing on another case
// gives: (actions → [EnumProperty.RemoteAction.volume(8), EnumProperty.RemoteAction.volume(8),
//   EnumProperty.RemoteAction.channel(8), EnumProperty.RemoteAction.channel(8)]) == ([.channel(3),
//   .off, .volume(7), .off] → [EnumProperty.RemoteAction.channel(3), EnumProperty.RemoteAction.off,
//   EnumProperty.RemoteAction.volume(7), EnumProperty.RemoteAction.off])

// instead of
guard case .volume = self, let newValue else { return }
// this
guard let newValue else { return }

// instead of
guard case .channel = self, let newValue else { return }
// this
guard let newValue else { return }
