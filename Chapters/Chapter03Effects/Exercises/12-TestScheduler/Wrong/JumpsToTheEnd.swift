// wrong: the time is set to the end, and then all that is due runs
// fails: While work runs, now is its date
// says: jumped to the end

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
