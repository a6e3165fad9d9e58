// wrong: the two numbers go back to the wrong places
// fails: The setter writes both fields back
// says: The two fields are swapped

PlayerBar(track: track, volume: settings.volume)
// next answer
track = newValue.volume
settings.volume = newValue.track
