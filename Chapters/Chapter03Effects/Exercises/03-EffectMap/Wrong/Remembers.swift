// wrong: what was computed once is kept, so that no work is done twice
// says: The second start gave what the first had given. Each start does the work again: an effect
//   is a description.
// fails: Each start does the work again
// gives: (values → [10, 10]) == [10, 20]

// instead of
Effect<NewOutput> { receive, finish in
  start({ receive(transform($0)) }, finish)
}
// this
var known: [NewOutput] = []
return Effect<NewOutput> { receive, finish in
  if known.isEmpty {
    start(
      { value in
        let new = transform(value)
        known.append(new)
        receive(new)
      },
      finish
    )
  } else {
    for value in known { receive(value) }
    finish()
  }
}
