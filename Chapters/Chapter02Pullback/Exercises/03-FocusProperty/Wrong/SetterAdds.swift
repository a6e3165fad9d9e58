// wrong: the setter takes what is set for a change, and adds it
// fails: Set-set: only the last of two sets counts
// says: only the last of two sets counts

PlayerBar(track: track, volume: settings.volume)
// next answer
track = newValue.track
settings.volume += newValue.volume
