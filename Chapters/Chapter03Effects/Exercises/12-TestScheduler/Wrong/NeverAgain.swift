// wrong: repeating work is taken out like any other
// fails: Timers of 1 s and 2 s tick in the order in which they were started
// says: ticked once

let end = now + seconds
while let next = works.filter({ $0.date <= end })
  .min(by: { ($0.date, $0.key) < ($1.date, $1.key) })
{
  now = next.date
  cancel(next.key)
  next.run()
}
now = end
