// wrong: copied from the other property, and changed in two of three places
// says: Setting a channel turned it into a volume. The setter was copied, and one name left
//   unchanged.
// fails: The setter puts another payload into its own case
// gives: (channels → [EnumProperty.RemoteAction.volume(8), EnumProperty.RemoteAction.volume(0),
//   EnumProperty.RemoteAction.volume(-3), EnumProperty.RemoteAction.volume(1000)]) ==
//   ([.channel(8), .channel(0), .channel(-3), .channel(1000)] →
//   [EnumProperty.RemoteAction.channel(8), EnumProperty.RemoteAction.channel(0),
//   EnumProperty.RemoteAction.channel(-3), EnumProperty.RemoteAction.channel(1000)])

// instead of
self = .channel(newValue)
// this
self = .volume(newValue)
