// wrong: a finished effect is thought to stop its work by itself
// says: The effect was cancelled during its work, which went on: cancel what `sink` returned.
// fails: Unless it is cancelled, the work begins after the delay
// gives: (searches.log → ["asked a at 300", "stopped a at 300"]) == ["asked a at 300", "answered a
//   at 400", "finished a at 400"]

// instead of
running.remove(key)
work?.cancel()
// this
running.remove(key)
