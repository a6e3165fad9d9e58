// wrong: an id is used as an index
// fails: An answer reaches the screen that asked, or none
// says: 9 was pushed, and shows the fact about 8

private var nextID = 0
// next answer
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
screens.indices.contains(id) ? screens[id] : nil
// next answer
guard screens.indices.contains(id), let newValue else { return }
screens[id] = newValue
