// wrong: the setter makes new settings for one field, and the others get their defaults
// fails: The setter leaves the rest alone
// says: as it is in new `Settings`

PlayerBar(track: track, volume: settings.volume)
// next answer
track = newValue.track
settings = Settings(volume: newValue.volume)
