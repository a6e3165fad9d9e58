// wrong: time goes second by second, and work that is due now is missed
// fails: An advance by zero runs work that is already due
// says: by no time

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
