// wrong: the setter keeps the volume within bounds
// fails: Set-get: what was set is what you get
// says: correct none

PlayerBar(track: track, volume: settings.volume)
// next answer
track = newValue.track
settings.volume = min(newValue.volume, 10)
