// wrong: what `sink` returns isn't kept
// says: The action due a second later never came. Keep what `sink` returns, or the effect is
//   cancelled.
// fails: An action that comes later is received later
// gives: (test → Run(state: 0, faults: [2], left: [1])) == (Run(state: 5) → Run(state: 5, faults:
//   [], left: []))

// instead of
effects.append(
  effect.sink(
    receiveCompletion: { [weak self] _ in self?.running[key] = nil },
    receiveValue: { [weak self] in self?.waiting.append(($0, origin)) }
  )
)
// this
_ = effect.sink(
  receiveCompletion: { [weak self] _ in self?.running[key] = nil },
  receiveValue: { [weak self] in self?.waiting.append(($0, origin)) }
)
