// wrong: the answer is used where the client gives it
// says: The answer arrived where the client gave it, which may be any thread. Receive it on
//   `environment.mainQueue`.
// fails: `appeared` and `reloadTapped` load the list, which replaces the old one
// gives: (screen.log → ["client: load", "Milk · loading", "Bread", "not on the main queue"]) ==
//   ["client: load", "Milk · loading", "Bread"]

// instead of
return request.receive(on: environment.mainQueue).catchToEffect(response)
// this
return request.catchToEffect(response)
