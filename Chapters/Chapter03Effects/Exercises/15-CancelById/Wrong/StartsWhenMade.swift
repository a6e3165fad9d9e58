// wrong: the work is started, and then wrapped
// says: The work began when the effect was made. It begins when somebody observes the effect:
//   start it inside `run`.
// fails: The effect still sends its values, and finishes or fails
// gives: (end → "no end") == "failed"

// instead of
.run { subscriber in
// this
var receive: ((Output) -> Void)?
var end: ((Completion<Failure>) -> Void)?
let work = sink(receiveCompletion: { end?($0) }, receiveValue: { receive?($0) })
return .run { subscriber in

// instead of
let work = sink(
  receiveCompletion: { subscriber.send(completion: $0) },
  receiveValue: { subscriber.send($0) }
)
// this
receive = { subscriber.send($0) }
end = { subscriber.send(completion: $0) }
