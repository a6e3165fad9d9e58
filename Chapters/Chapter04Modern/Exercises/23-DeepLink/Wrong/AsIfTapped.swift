// wrong: the link is turned into the taps that lead there
// says: The link was sent as a tap for each number. Screens are state: make all of them in this one
//   action.
// fails: Opening a link takes one action
// gives: (browser.log.value → ["link opened", "8 tapped", "9 tapped"]) == ["link opened"]

// instead of
state.path = State(link: link).path
return .none
// this
state.path.removeAll()
return .concatenate(link.numbers.map { .send(.numberTapped($0)) })
