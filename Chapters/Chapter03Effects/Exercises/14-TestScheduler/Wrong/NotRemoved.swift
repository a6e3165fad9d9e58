// wrong: work that has run is out of date, and so out of the way
// says: The same work ran again and again. Work leaves the list when it runs, or moves to a later
//   date if it repeats.
// fails: While work runs, now is its date
// gives: (log.lines → ["a@1", "a@1", "a@1", "a@1", "a@1", "a@1", "a@1", "a@1", "a@1", "a@1", "a@1",
//   "a@1", "a@2", "a@3"]) == ["a@1", "a@2", "a@3"]

// instead of
cancel(next.key)
if let interval = next.interval {
  works.append(
    Work(key: next.key, date: next.date + interval, interval: interval, run: next.run)
  )
}
// this
if let interval = next.interval {
  cancel(next.key)
  works.append(
    Work(key: next.key, date: next.date + interval, interval: interval, run: next.run)
  )
} else if next.date == end {
  cancel(next.key)
}
