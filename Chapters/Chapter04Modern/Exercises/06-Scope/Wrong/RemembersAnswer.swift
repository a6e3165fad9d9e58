// wrong: the work's answers are kept, and returned again the next time
// fails: The child's effects send the parent's actions
// says: its first answers were kept

guard let childAction = action.extract(parentAction) else { return .none }
let effect = child.reduce(into: &parentState[keyPath: state], action: childAction)
return Effect(
  work: effect.work.map { work in
    var answer: ParentAction?
    return {
      let given = answer ?? action.embed(work())
      answer = given
      return given
    }
  }
)
