// wrong: the values are collected until the effect has finished, as an array is mapped
// says: The values were held back until the end. Pass each value on when it comes.
// fails: Each value comes out changed, and then the end
// gives: (log → ["1 times ten", "2 times ten", "10", "20", "end", "|"]) == ["1 times ten", "10", "2
//   times ten", "20", "end", "|"]

// instead of
start({ receive(transform($0)) }, finish)
// this
var values: [NewOutput] = []
start(
  { values.append(transform($0)) },
  {
    for value in values { receive(value) }
    finish()
  }
)
