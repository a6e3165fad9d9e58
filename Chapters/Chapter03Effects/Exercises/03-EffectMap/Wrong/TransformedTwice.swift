// wrong: a transformation may be called as often as it is needed
// says: `transform` was called twice for one value. It may take long, or do something: call it
//   once.
// fails: Each value comes out changed, and then the end
// gives: (log → ["10", "2 times ten", "2 times ten", "20", "end", "|"]) == ["1 times ten", "10", "2
//   times ten", "20", "end", "|"]

// instead of
start({ receive(transform($0)) }, finish)
// this
start(
  { value in
    _ = transform(value)
    receive(transform(value))
  },
  finish
)
