// wrong: the setter writes the field close by, and forgets the nested one
// fails: The setter writes both fields back
// says: it was forgotten, or written into a copy

PlayerBar(track: track, volume: settings.volume)
// next answer
track = newValue.track
