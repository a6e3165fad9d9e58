// wrong: an effect is expected to send one value, and then to be over
// says: The new effect finished after each value. It finishes when the old one does.
// fails: Each value comes out changed, and then the end
// gives: (log → ["10", "end", "2 times ten", "20", "end", "|"]) == ["1 times ten", "10", "2 times
//   ten", "20", "end", "|"]

// instead of
start({ receive(transform($0)) }, finish)
// this
start(
  { value in
    receive(transform(value))
    finish()
  },
  {}
)
