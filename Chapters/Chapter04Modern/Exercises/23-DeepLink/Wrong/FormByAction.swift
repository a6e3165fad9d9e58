// wrong: a form is opened by the action that opens it
// says: A second action opened the form. The link's state already has the form open.
// fails: Opening a link takes one action
// gives: (browser.log.value → ["link opened", "screen action"]) == ["link opened"]

// instead of
state.path = State(link: link).path
return .none
// this
var plain = link
plain.isEditing = false
state.path = State(link: plain).path
guard link.isEditing, let top = state.path.ids.last else { return .none }
return .send(.path(.element(id: top, action: .editTapped)))
