// wrong: the setter writes the field that lies near, and forgets the one that lies deep
// fails: A reducer of the part changes the whole through it
// says: Only what the setter writes is there afterwards

PlayerBar(track: track, volume: settings.volume)
// next answer
track = newValue.track
