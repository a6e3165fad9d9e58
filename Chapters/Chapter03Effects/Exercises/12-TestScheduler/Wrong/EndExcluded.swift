// wrong: work that is due at the end is left for the next time
// fails: Work runs when its date has come, the end included
// says: The end of the time is included

let end = now + seconds
while let next = works.filter({ $0.date < end })
  .min(by: { ($0.date, $0.key) < ($1.date, $1.key) })
{
  now = next.date
  cancel(next.key)
  if let interval = next.interval {
    works.append(
      Work(key: next.key, date: next.date + interval, interval: interval, run: next.run)
    )
  }
  next.run()
}
now = end
