// wrong: an effect is marked as running only after `sink` has returned
// says: The effect was over before `sink` returned, but counts as running. Mark it as running
//   before you start it.
// fails: A step that states what happens passes
// gives: (test → Run(state: 7, faults: [], left: [1, 2, 3])) == (Run(state: 7) → Run(state: 7,
//   faults: [], left: []))

// instead of
running[key] = origin
effects.append(
  effect.sink(
    receiveCompletion: { [weak self] _ in self?.running[key] = nil },
    receiveValue: { [weak self] in self?.waiting.append(($0, origin)) }
  )
)
// this
effects.append(
  effect.sink(
    receiveCompletion: { [weak self] _ in self?.running[key] = nil },
    receiveValue: { [weak self] in self?.waiting.append(($0, origin)) }
  )
)
running[key] = origin
