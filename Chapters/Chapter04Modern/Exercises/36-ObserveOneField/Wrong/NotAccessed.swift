// wrong: a change that is reported finds its observers by itself
// says: The count was read and has changed, and its observer wasn't notified. That takes two
//   calls of the registrar with the field's path: `access` when it is read, and `withMutation`
//   when it has changed.
// fails: An observer of a field is notified when it has changed
// gives: (screen.log → []) == ["count 5"]

// instead of
registrar.access(self, keyPath: \.[field])
// this

