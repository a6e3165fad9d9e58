// wrong: repeating work is put back when it has run, so it can't be cancelled from inside
// says: The third tick cancelled its timer, and the timer went on. When a tick runs, the next one
//   has to be in the list already, or `cancel` finds nothing.
// fails: A tick can cancel the next one
// gives: (log.lines → ["a@1", "a@2", "a@3", "a@4", "a@5", "a@6"]) == ["a@1", "a@2", "a@3"]

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
