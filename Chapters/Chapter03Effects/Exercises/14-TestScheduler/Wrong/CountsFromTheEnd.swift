// wrong: the next tick is due an interval after the end of the time
// says: The next tick was counted from the end of the time. It is due one interval after its own
//   date.
// fails: Repeating work runs after each interval, also in the next advance
// gives: (log.lines → ["a@2", "|", "a@7", "|"]) == ["a@2", "a@4", "|", "a@6", "a@8", "|"]

let end = now + seconds
while let next = works.filter({ $0.date <= end })
  .min(by: { ($0.date, $0.key) < ($1.date, $1.key) })
{
  now = next.date
  cancel(next.key)
  if let interval = next.interval {
    works.append(
      Work(key: next.key, date: end + interval, interval: interval, run: next.run)
    )
  }
  next.run()
}
now = end
