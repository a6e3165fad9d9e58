// wrong: the work is run and then the time is moved
// says: The work ran before `now` was moved to its date.
// fails: Work runs when its date has come, the end included
// gives: (log.lines → ["a@0", "|", "|", "b@2", "|"]) == ["a@1", "|", "|", "b@3", "|"]

let end = now + seconds
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
  now = next.date
}
now = end
