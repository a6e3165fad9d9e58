// wrong: the feature keeps its state to itself, and what others write there is overwritten
// fails: What others write into the part is seen
// says: nothing is kept between two actions

var kept: Part?
return { whole, action in
  var part = kept ?? whole[keyPath: value]
  reducer(&part, action)
  kept = part
  whole[keyPath: value] = part
}
