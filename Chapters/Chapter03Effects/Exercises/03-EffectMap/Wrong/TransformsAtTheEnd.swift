// wrong: the values are collected until the effect has finished, and then transformed
// says: The values were held back until the end. Pass each value on when it comes.
// fails: A value that is sent later comes out then, and so does the end
// gives: (log → ["made", "work", "|"]) == ["made", "work", "|", "1 times ten", "10", "2 times ten",
//   "20"]

// instead of
start({ receive(transform($0)) }, finish)
// this
var values: [Output] = []
start(
  { values.append($0) },
  {
    for value in values { receive(transform(value)) }
    finish()
  }
)
