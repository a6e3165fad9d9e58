// wrong: the number of screens is used as the id
// fails: After a pop, the next id is a new one
// says: goes down with a pop

// next answer
let id = ids.count
ids.append(id)
screens.append(screen)
return id
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
