// wrong: the getter's two numbers are in each other's places
// says: The two fields are swapped in the getter.
// fails: The getter gathers both fields
// gives: ([bar.track, bar.volume] → [7, 3]) == [3, 7]

// instead of
PlayerBar(track: track, volume: settings.volume)
// this
PlayerBar(track: settings.volume, volume: track)
