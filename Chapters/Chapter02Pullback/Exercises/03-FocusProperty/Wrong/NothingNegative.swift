// wrong: the setter lets no number fall below zero
// fails: Set-get: what was set is what you get
// says: correct none

PlayerBar(track: track, volume: settings.volume)
// next answer
track = max(0, newValue.track)
settings.volume = max(0, newValue.volume)
