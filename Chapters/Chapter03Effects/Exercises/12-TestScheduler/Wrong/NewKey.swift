// wrong: repeating work is scheduled again, and goes to the end of the list
// fails: Timers of 1 s and 2 s tick in the order in which they were started
// says: keeps its key

let end = now + seconds
while let next = works.filter({ $0.date <= end })
  .min(by: { ($0.date, $0.key) < ($1.date, $1.key) })
{
  now = next.date
  cancel(next.key)
  if let interval = next.interval {
    schedule(every: interval, next.run)
  }
  next.run()
}
now = end
