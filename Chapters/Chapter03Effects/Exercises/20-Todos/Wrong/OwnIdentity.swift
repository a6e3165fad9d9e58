// wrong: the reducer makes an identity itself
// says: The identity doesn't come from `environment.uuid()`. One that the reducer makes differs
//   each time, and no test could say what to expect.
// gives:

// instead of
import Chapter03Effects
// this
import Chapter03Effects
import Foundation

// instead of
let todo = Todo(id: environment.uuid(), title: state.draft)
// this
let todo = Todo(id: UUID(), title: state.draft)
