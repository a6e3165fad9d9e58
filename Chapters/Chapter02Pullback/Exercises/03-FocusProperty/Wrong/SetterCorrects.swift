// wrong: the setter takes it on itself to keep the volume in bounds
// fails: Set-get: what was set is what is got
// says: corrects none

PlayerBar(track: track, volume: settings.volume)
// next answer
track = newValue.track
settings.volume = min(newValue.volume, 10)
