// wrong: a date is added to the time, as if it were the time until then
// fails: While work runs, now is its date
// says: `now` becomes that date

let end = now + seconds
while let next = works.filter({ $0.date <= end })
  .min(by: { ($0.date, $0.key) < ($1.date, $1.key) })
{
  now += next.date
  cancel(next.key)
  if let interval = next.interval {
    works.append(
      Work(key: next.key, date: next.date + interval, interval: interval, run: next.run)
    )
  }
  next.run()
}
now = end
