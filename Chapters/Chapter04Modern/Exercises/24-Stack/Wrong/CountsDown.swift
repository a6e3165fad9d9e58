// wrong: a popped id may be used again
// fails: An answer reaches the screen that asked, or none
// says: both had the same id

private var nextID = 0
// next answer
defer { nextID += 1 }
ids.append(nextID)
screens.append(screen)
return nextID
// next answer
guard let index = ids.firstIndex(of: id) else { return [] }
let popped = ids[index...]
nextID = id
ids.removeSubrange(index...)
screens.removeSubrange(index...)
return Array(popped)
// next answer
ids.firstIndex(of: id).map { screens[$0] }
// next answer
guard let index = ids.firstIndex(of: id), let newValue else { return }
screens[index] = newValue
