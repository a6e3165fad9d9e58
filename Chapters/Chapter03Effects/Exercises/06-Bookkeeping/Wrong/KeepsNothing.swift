// wrong: an effect is expected to go on by itself once it has been started
// fails: What an effect gives comes back, now and later
// says: nobody kept what `sink` returned

_ = effect.sink(
  receiveValue: { [weak self] action in self?.send(action) }
)
