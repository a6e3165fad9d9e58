// wrong: the work is done by map, and its values are kept for later
// says: The work began as soon as `map` was called. Start the effect inside the closure of the
//   new one, which runs when that is started.
// fails: Calling `map` starts nothing, and starting the new effect starts the old one
// gives: (log → ["work", "made", "end", "|"]) == ["made", "work", "|"]

// instead of
Effect<NewOutput> { receive, finish in
  start({ receive(transform($0)) }, finish)
}
// this
var values: [Output] = []
start({ values.append($0) }, {})
return Effect<NewOutput> { receive, finish in
  for value in values { receive(transform(value)) }
  finish()
}
