// wrong: an effect is expected to go on by itself once it has been started
// says: The effect was cancelled as soon as it had been started: nobody kept what `sink`
//   returned.
// fails: The values that an effect sends come back
// gives: (store.state → [0]) == [0, 1, 2]

_ = effect.sink(
  receiveValue: { [weak self] action in self?.send(action) }
)
