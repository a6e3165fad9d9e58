// wrong: a setter can be left out where it isn't needed yet
// says: Setting the channel did nothing. On a channel, the setter makes a new one with the
//   payload.
// fails: The setter puts another payload into its own case
// gives: (channels → [EnumProperty.RemoteAction.channel(7), EnumProperty.RemoteAction.channel(7),
//   EnumProperty.RemoteAction.channel(7), EnumProperty.RemoteAction.channel(7)]) == ([.channel(8),
//   .channel(0), .channel(-3), .channel(1000)] → [EnumProperty.RemoteAction.channel(8),
//   EnumProperty.RemoteAction.channel(0), EnumProperty.RemoteAction.channel(-3),
//   EnumProperty.RemoteAction.channel(1000)])

// instead of
self = .channel(newValue)
// this

