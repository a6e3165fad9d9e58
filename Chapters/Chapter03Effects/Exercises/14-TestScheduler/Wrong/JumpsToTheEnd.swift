// wrong: the time is set to the end, and then all that is due runs
// says: The time jumped to the end, and then the work ran. It stops at each date on the way.
// fails: While work runs, now is its date
// gives: (log.lines → ["a@4", "a@4", "a@4"]) == ["a@1", "a@2", "a@3"]

let end = now + seconds
now = end
while let next = works.filter({ $0.date <= end })
  .min(by: { ($0.date, $0.key) < ($1.date, $1.key) })
{
  cancel(next.key)
  if let interval = next.interval {
    works.append(
      Work(key: next.key, date: next.date + interval, interval: interval, run: next.run)
    )
  }
  next.run()
}
now = end
