// wrong: a store doesn't call the function, so it is deleted, with all that it did
// fails: In the app, the game's own part runs
// says: nothing any more, neither

var body: some ReducerOf<Self> {
  Counter()
}
