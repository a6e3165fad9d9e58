// wrong: after an action, everybody reads again
// says: The count was read, and changed with the second action, which nobody noticed: the store
//   had already forgotten the field.
// fails: Each observer is notified of its own field
// gives: (screen.log → ["count 5"]) == ["count 5", "title Ulysses", "pages 700"]

// instead of
for notify in fields.values { notify(self, before) }
// this
let read = fields
fields = [:]
for notify in read.values { notify(self, before) }
