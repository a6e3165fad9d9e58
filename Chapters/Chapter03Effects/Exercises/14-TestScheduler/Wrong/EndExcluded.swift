// wrong: work that is due at the end is left for the next time
// says: a was due at 1 second, and ran only later. The end of the time is included.
// fails: Work runs when its date has come, the end included
// gives: (log.lines → ["|", "a@1", "|", "|"]) == ["a@1", "|", "|", "b@3", "|"]

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
