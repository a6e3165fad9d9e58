// wrong: a date is added to the time, as if it were the time until then
// says: `now` was moved on by each date. A date is a time since the start: `now` becomes that
//   date.
// fails: Work runs when its date has come, the end included
// gives: (log.lines → ["a@1", "|", "|", "b@5", "|"]) == ["a@1", "|", "|", "b@3", "|"]

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
