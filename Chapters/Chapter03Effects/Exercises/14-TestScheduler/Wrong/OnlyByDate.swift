// wrong: of two with one date, the later one is taken
// says: Of two works with the same date, the later one came first. The smaller key comes first.
// fails: Work runs in the order of its dates, then of its keys
// gives: (log.names → ["d", "b", "c", "a"]) == ["b", "d", "c", "a"]

let end = now + seconds
while let next = works.filter({ $0.date <= end })
  .min(by: { ($0.date, -$0.key) < ($1.date, -$1.key) })
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
