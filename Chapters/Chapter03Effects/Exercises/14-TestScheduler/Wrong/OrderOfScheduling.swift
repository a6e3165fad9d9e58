// wrong: work runs in the order in which it was scheduled
// says: The work ran in the order of scheduling. The earliest date comes first.
// fails: Work runs in the order of its dates, then of its keys
// gives: (log.names → ["a", "b", "c", "d"]) == ["b", "d", "c", "a"]

let end = now + seconds
while let next = works.first(where: { $0.date <= end }) {
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
