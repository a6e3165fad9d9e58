// wrong: a store doesn't call the function, so it is deleted, with all that it did
// says: With the function went all that it did. Move its code into a `Reduce` in the body, below
//   `Counter()`.
// fails: A reset sets both counts to 0
// gives: (played → State(count: 2, highest: 7)) == (Game.State() → State(count: 0, highest: 0))

var body: some ReducerOf<Self> {
  Counter()
}
