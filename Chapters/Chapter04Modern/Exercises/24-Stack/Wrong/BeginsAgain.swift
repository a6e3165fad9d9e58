// wrong: an empty stack begins at 0 again
// fails: An emptied stack keeps counting
// says: may still be on its way

private var nextID = 0
// next answer
if ids.isEmpty { nextID = 0 }
defer { nextID += 1 }
ids.append(nextID)
screens.append(screen)
return nextID
// next answer
guard let index = ids.firstIndex(of: id) else { return [] }
let popped = ids[index...]
ids.removeSubrange(index...)
screens.removeSubrange(index...)
return Array(popped)
// next answer
ids.firstIndex(of: id).map { screens[$0] }
// next answer
guard let index = ids.firstIndex(of: id), let newValue else { return }
screens[index] = newValue
