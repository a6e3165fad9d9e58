// wrong: repeating work is put back when it has run, so it can't be cancelled from inside
// fails: A tick can cancel the next one
// says: or `cancel` finds nothing

let end = now + seconds
while let next = works.filter({ $0.date <= end })
  .min(by: { ($0.date, $0.key) < ($1.date, $1.key) })
{
  now = next.date
  cancel(next.key)
  next.run()
  if let interval = next.interval {
    works.append(
      Work(key: next.key, date: next.date + interval, interval: interval, run: next.run)
    )
  }
}
now = end
