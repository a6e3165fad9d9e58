// wrong: the state is the one that taps would have led to
// says: `State(link:)` counted a tap for each number. Nobody has tapped.
// fails: A link's numbers are the screens, from the bottom to the top
// gives: (state.taps → 5) == 0

// instead of
  path.append(FactScreen.State(number: number))
// this
  path.append(FactScreen.State(number: number))
  taps += 1
