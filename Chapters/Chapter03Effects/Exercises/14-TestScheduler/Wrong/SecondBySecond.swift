// wrong: time goes second by second, and work that is due now is missed
// says: Work that is due already didn't run, because no time passed. Time may pass by zero
//   seconds.
// fails: An advance by zero runs work that is already due
// gives: (log.lines → ["|"]) == ["a@0", "|"]

for _ in 0..<seconds {
  now += 1
  while let next = works.filter({ $0.date <= now }).min(by: { $0.key < $1.key }) {
    cancel(next.key)
    if let interval = next.interval {
      works.append(
        Work(key: next.key, date: next.date + interval, interval: interval, run: next.run)
      )
    }
    next.run()
  }
}
