// wrong: an advance runs the next work
// says: Only one work ran. Go on until none is due.
// fails: While work runs, now is its date
// gives: (log.lines → ["a@1"]) == ["a@1", "a@2", "a@3"]

// instead of
while let next = works.filter({ $0.date <= end })
// this
if let next = works.filter({ $0.date <= end })
