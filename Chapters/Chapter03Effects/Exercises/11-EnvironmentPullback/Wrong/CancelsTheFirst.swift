// wrong: a new question cancels the one before, and the other counter's
// says: Three questions were open, and only the last answer arrived: nothing stops the others.
// fails: Several questions may be open
// gives: (sent → ["right gets 3"]) == ["left gets 1", "left gets 2", "right gets 3"]

// instead of
.map(toLocalAction.embed)
// this
.map(toLocalAction.embed)
.cancellable(id: "question", cancelInFlight: true)
