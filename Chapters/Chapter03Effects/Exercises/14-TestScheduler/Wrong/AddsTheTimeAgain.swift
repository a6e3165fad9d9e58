// wrong: the time that passes is added at the end
// says: More time passed than it should: `now` had already moved on the way.
// fails: Work runs when its date has come, the end included
// gives: (log.lines → ["a@1", "|", "b@3", "|", "|"]) == ["a@1", "|", "|", "b@3", "|"]

// instead of
now = end
// this
now += seconds
