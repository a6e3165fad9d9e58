// wrong: an effect is expected to send one value
// says: Only the first value came out. An effect can send any number.
// fails: Each value comes out changed, and then the end
// gives: (log → ["made", "work", "1 times ten", "10", "end", "|"]) == ["1 times ten", "10", "2
//   times ten", "20", "end", "|"]

// instead of
start({ receive(transform($0)) }, finish)
// this
var isFirst = true
start(
  { value in
    if isFirst { receive(transform(value)) }
    isFirst = false
  },
  finish
)
