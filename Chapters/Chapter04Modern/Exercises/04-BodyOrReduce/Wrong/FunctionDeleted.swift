// wrong: the function isn't called by a store, so it goes, with what it did
// fails: In the app, the game's own part runs
// says: nothing any more, neither

var body: some ReducerOf<Self> {
  Counter()
}
