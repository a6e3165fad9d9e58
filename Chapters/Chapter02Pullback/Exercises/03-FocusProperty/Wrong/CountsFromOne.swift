// wrong: the user counts tracks from 1
// says: The track was converted. The bar has the number that the state has.
// fails: The getter gathers both fields
// gives: ([bar.track, bar.volume] → [4, 7]) == [3, 7]

// instead of
PlayerBar(track: track, volume: settings.volume)
// this
PlayerBar(track: track + 1, volume: settings.volume)

// instead of
track = newValue.track
// this
track = newValue.track - 1
