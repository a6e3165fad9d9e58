// wrong: the next id is the largest one left, plus one
// fails: An emptied stack keeps counting
// says: begin at 0 again

// next answer
let id = (ids.max() ?? -1) + 1
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
