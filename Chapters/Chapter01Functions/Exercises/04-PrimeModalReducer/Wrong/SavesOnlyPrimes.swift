// wrong: the reducer repeats the check that the screen made before it offered the key
// says: The reducer judged the number. It should do what the action says; offering to save only
//   primes is up to the screen.
// fails: A number that isn't prime is saved like any other
// gives: (lists → [[2], [2], [2]]) == [[2, 8], [2, 1], [2, -3]]

// instead of
state.favoritePrimes.append(state.count)
// this
let count = state.count
if count > 1, (1..<count).allSatisfy({ $0 == 1 || count % $0 != 0 }) {
  state.favoritePrimes.append(count)
}
