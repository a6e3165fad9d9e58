// wrong: the setter keeps the volume from falling below zero
// says: -3 was written as 0. The setter writes every number as it is.
// fails: The setter puts another payload into its own case
// gives: (volumes → [EnumProperty.RemoteAction.volume(8), EnumProperty.RemoteAction.volume(0),
//   EnumProperty.RemoteAction.volume(0), EnumProperty.RemoteAction.volume(1000)]) == ([.volume(8),
//   .volume(0), .volume(-3), .volume(1000)] → [EnumProperty.RemoteAction.volume(8),
//   EnumProperty.RemoteAction.volume(0), EnumProperty.RemoteAction.volume(-3),
//   EnumProperty.RemoteAction.volume(1000)])

// instead of
self = .volume(newValue)
// this
self = .volume(max(0, newValue))
