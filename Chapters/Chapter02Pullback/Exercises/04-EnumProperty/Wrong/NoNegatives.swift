// wrong: the setter refuses numbers that no remote control has
// says: -3 was ignored. The setter writes every number as it is.
// fails: The setter puts another payload into its own case
// gives: (volumes → [EnumProperty.RemoteAction.volume(8), EnumProperty.RemoteAction.volume(0),
//   EnumProperty.RemoteAction.volume(7), EnumProperty.RemoteAction.volume(1000)]) == ([.volume(8),
//   .volume(0), .volume(-3), .volume(1000)] → [EnumProperty.RemoteAction.volume(8),
//   EnumProperty.RemoteAction.volume(0), EnumProperty.RemoteAction.volume(-3),
//   EnumProperty.RemoteAction.volume(1000)])

// instead of
guard case .volume = self, let newValue else { return }
// this
guard case .volume = self, let newValue, newValue >= 0 else { return }

// instead of
guard case .channel = self, let newValue else { return }
// this
guard case .channel = self, let newValue, newValue >= 0 else { return }
