// wrong: an effect is taken to go on by itself once it is started
// fails: What an effect gives comes back, now and later
// says: nobody kept what `sink` returned

_ = effect.sink(
  receiveValue: { [weak self] action in self?.send(action) }
)
