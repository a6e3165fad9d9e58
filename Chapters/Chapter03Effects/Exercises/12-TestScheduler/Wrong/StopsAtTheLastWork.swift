// wrong: the time stops at the last work
// fails: When `advance` returns, all the time has passed
// says: stopped at the date of the last work

let end = now + seconds
while let next = works.filter({ $0.date <= end })
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
if works.isEmpty { now = max(now, lastKey == 0 ? end : now) }
