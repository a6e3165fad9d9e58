// wrong: an effect is expected to go on by itself once it has been started
// fails: The values that an effect sends come back, now and later
// says: nobody kept what `sink` returned

_ = effect.sink(
  receiveValue: { [weak self] action in self?.send(action) }
)
