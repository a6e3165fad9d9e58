// wrong: a store doesn't call the function, so it is deleted, with all that it did
// fails: In the app, the game's own part runs
// says: no longer does anything

var body: some ReducerOf<Self> {
  Counter()
}
