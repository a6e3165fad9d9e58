// wrong: the setter makes new settings for the one field, and the others get their defaults
// fails: Get-set: to set what is there changes nothing
// says: to set what is there changes nothing

PlayerBar(track: track, volume: settings.volume)
// next answer
track = newValue.track
settings = Settings(volume: newValue.volume)
