// wrong: what runs is cancelled when the effect is made, not when it is started
// says: Making an effect stopped another one. An effect does nothing until it is started, so
//   cancel inside `run`.
// fails: Making an effect does nothing; each start is a run of its own
// gives: ([first.gives, second.log.isEmpty] → [false, true]) == [true, true]

// instead of
.run { subscriber in
if cancelInFlight { running.cancel(id: id) }
// this
if cancelInFlight { running.cancel(id: id) }
return .run { subscriber in
