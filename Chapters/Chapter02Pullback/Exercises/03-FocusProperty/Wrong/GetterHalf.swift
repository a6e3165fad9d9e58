// wrong: the getter takes the field close by, and leaves the other at its default
// says: The volume is missing from the bar. It is in the state's settings.
// fails: The getter gathers both fields
// gives: ([bar.track, bar.volume] → [3, 0]) == [3, 7]

// instead of
PlayerBar(track: track, volume: settings.volume)
// this
PlayerBar(track: track)
