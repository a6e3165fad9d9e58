// wrong: the setter writes only a track that is in the library
// fails: The setter writes both fields back
// says: checks nothing

PlayerBar(track: track, volume: settings.volume)
// next answer
if library.indices.contains(newValue.track) { track = newValue.track }
settings.volume = newValue.volume
