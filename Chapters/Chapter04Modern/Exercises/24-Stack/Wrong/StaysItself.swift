// wrong: a pop goes back to that screen, as `pop(to:)` would
// fails: A pop also removes everything above
// says: 1 itself is still there

private var nextID = 0
// next answer
defer { nextID += 1 }
ids.append(nextID)
screens.append(screen)
return nextID
// next answer
guard let index = ids.firstIndex(of: id) else { return [] }
let popped = ids[(index + 1)...]
ids.removeSubrange((index + 1)...)
screens.removeSubrange((index + 1)...)
return Array(popped)
// next answer
ids.firstIndex(of: id).map { screens[$0] }
// next answer
guard let index = ids.firstIndex(of: id), let newValue else { return }
screens[index] = newValue
