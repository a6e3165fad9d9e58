// wrong: the setter also notes what was played, in a field that isn't the part's
// fails: The setter leaves the rest alone
// says: none of the bar's business

PlayerBar(track: track, volume: settings.volume)
// next answer
track = newValue.track
settings.volume = newValue.volume
library.append("track \(newValue.track)")
