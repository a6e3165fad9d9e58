// wrong: the setter also records what was played, in a field outside the part
// fails: The setter leaves the rest alone
// says: none of the bar's business

PlayerBar(track: track, volume: settings.volume)
// next answer
track = newValue.track
settings.volume = newValue.volume
library.append("track \(newValue.track)")
