// wrong: a parent is kept in a list
// says: Nothing was kept, and the app's store is still there. Only its views keep it.
// gives:

enum Parents { nonisolated(unsafe) static var all: [Any] = [] }
Parents.all.append(self)
let view = Store<LocalValue, LocalAction>(
  value: toLocalValue(value),
  send: { action in self.send(toGlobalAction(action)) }
)
view.parentToken = observe { [weak view] value in view?.receive(toLocalValue(value)) }
return view
