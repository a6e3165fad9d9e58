// wrong: the work's answers are kept, and returned again the next time
// says: The second time, a work wasn't done: its first answer was kept. Do it each time.
// fails: The child's effects send the parent's actions
// gives: (child.log → ["ran 3", "worked 1", "worked 2"]) == ["ran 3", "worked 1", "worked 2",
//   "worked 1", "worked 2"]

// instead of
return child.reduce(into: &parentState[keyPath: state], action: childAction).map(action.embed)
// this
let effect = child.reduce(into: &parentState[keyPath: state], action: childAction)
return Effect(
  work: effect.work.map { work in
    var answer: ParentAction?
    return {
      if let answer { return answer }
      let new = action.embed(work())
      answer = new
      return new
    }
  }
)
