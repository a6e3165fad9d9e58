// wrong: the store keeps one effect, the newest
// says: The first effects were cancelled when the next one was kept in their place. Keep them
//   all.
// fails: 7: Whatever is left at the end is reported at its `send`
// gives: (waiting → Run(state: 5, faults: [], left: [1, 2])) == (Run(state: 5, left: [2, 3]) →
//   Run(state: 5, faults: [], left: [2, 3]))

// instead of
private var effects: [AnyCancellable] = []
// this
private var effect: AnyCancellable?

// instead of
let key = effects.count
running[key] = origin
effects.append(
  effect.sink(
    receiveCompletion: { [weak self] _ in self?.running[key] = nil },
    receiveValue: { [weak self] in self?.waiting.append(($0, origin)) }
  )
)
// this
let key = line
running[key] = origin
self.effect = effect.sink(
  receiveCompletion: { [weak self] _ in self?.running[key] = nil },
  receiveValue: { [weak self] in self?.waiting.append(($0, origin)) }
)
