// wrong: work of the same date is picked out together
// says: a cancelled b, and b ran: it had been picked out before a ran. Look for the next work
//   again after each one.
// fails: Work can cancel other work of the same date
// gives: (log.names → ["a", "b"]) == ["a"]

let end = now + seconds
while let date = works.map(\.date).filter({ $0 <= end }).min() {
  now = date
  for next in works.filter({ $0.date == date }).sorted(by: { $0.key < $1.key }) {
    cancel(next.key)
    if let interval = next.interval {
      works.append(
        Work(key: next.key, date: next.date + interval, interval: interval, run: next.run)
      )
    }
    next.run()
  }
}
now = end
