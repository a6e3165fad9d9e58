// wrong: the reducer makes an identity itself
// says: The identity doesn't come from `environment.uuid()`. One that the reducer makes differs
//   each time, and no test could say what to expect.
// fails: Adding adds the draft on the client's side, then loads the list
// gives: (screen.log → ["client: add (Bread), an identity of its own", "Milk · draft (Bread) ·
//   loading", "client: load", "Milk · loading", "Milk, Bread"]) == ([ "client: add (Bread),
//   identity 1", "Milk · draft (Bread) · loading", "client: load", "Milk · loading", "Milk, Bread",
//   ] → ["client: add (Bread), identity 1", "Milk · draft (Bread) · loading", "client: load", "Milk
//   · loading", "Milk, Bread"])

// instead of
import Chapter03Effects
// this
import Chapter03Effects
import Foundation

// instead of
let todo = Todo(id: environment.uuid(), title: state.draft)
// this
let todo = Todo(id: UUID(), title: state.draft)
