// wrong: the values are collected while start runs, so those that come later are lost
// says: The end came before the values. Pass each value on when it comes.
// fails: Each value comes out changed, and then the end
// gives: (log → ["end", "1 times ten", "10", "2 times ten", "20", "|"]) == ["1 times ten", "10", "2
//   times ten", "20", "end", "|"]

// instead of
start({ receive(transform($0)) }, finish)
// this
var values: [Output] = []
start({ values.append($0) }, finish)
for value in values { receive(transform(value)) }
