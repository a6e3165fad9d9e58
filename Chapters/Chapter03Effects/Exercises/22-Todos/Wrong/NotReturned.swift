// wrong: the request is made, but not returned
// says: The client got no request. `environment.client.load()` only describes one: return what
//   you make of it.
// fails: `appeared` and `reloadTapped` load the list, which replaces the old one
// gives: (screen.log → ["Milk · loading"]) == ["client: load", "Milk · loading", "Bread"]

// instead of
return request.receive(on: environment.mainQueue).catchToEffect(response)
// this
_ = request.receive(on: environment.mainQueue).catchToEffect(response)
return .none
