// wrong: the setter treats the new value as a change, and adds it
// fails: The setter writes both fields back
// says: a new value, not a change

PlayerBar(track: track, volume: settings.volume)
// next answer
track = newValue.track
settings.volume += newValue.volume
