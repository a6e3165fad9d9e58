// wrong: the feature asks, and its effect is to give the answer
// says: The server was asked before the reducer had returned. Ask inside the effect, which the
//   store performs.
// fails: Both features get their answers
// gives: (events → ["asked count", "asked name in the reducer", "received appeared", "received
//   countLoaded", "received nameLoaded"]) == ([ "asked count", "asked name", "received appeared",
//   "received countLoaded", "received nameLoaded", ] → ["asked count", "asked name", "received
//   appeared", "received countLoaded", "received nameLoaded"])

// instead of
return [{ server.name().map(Action.nameLoaded) }]
// this
let name = server.name()
return [{ name.map(Action.nameLoaded) }]
