// wrong: the next tick is due an interval after the end of the time
// fails: Timers of 1 s and 2 s tick in the order in which they were started
// says: counted from the end of the time

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
