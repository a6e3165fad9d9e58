// wrong: repeating work is scheduled again, and goes to the end of the list
// says: At 2 and at 4 seconds both timers tick, and a came last: it got a new key. Repeating work
//   keeps its key.
// fails: Repeating work keeps its key, and so its place in the order
// gives: (log.lines → ["a@1", "b@2", "a@2", "a@3", "b@4", "a@4"]) == ["a@1", "a@2", "b@2", "a@3",
//   "a@4", "b@4"]

let end = now + seconds
while let next = works.filter({ $0.date <= end })
  .min(by: { ($0.date, $0.key) < ($1.date, $1.key) })
{
  now = next.date
  cancel(next.key)
  if let interval = next.interval {
    schedule(every: interval, next.run)
  }
  next.run()
}
now = end
