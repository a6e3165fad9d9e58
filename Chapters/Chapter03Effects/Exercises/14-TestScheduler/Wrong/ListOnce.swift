// wrong: what is due is picked out once, sorted by date, and then run
// says: What was scheduled on the way didn't run in its place, or not at all. Look for the next
//   work again after each one.
// fails: Work that is scheduled on the way runs on the way
// gives: (log.lines → ["a@1", "c@1", "d@3", "|"]) == ["a@1", "c@1", "now@1", "b@2", "d@3", "|"]

let end = now + seconds
let due = works.filter { $0.date <= end }.sorted { ($0.date, $0.key) < ($1.date, $1.key) }
for work in due {
  now = work.date
  cancel(work.key)
  if let interval = work.interval {
    works.append(
      Work(key: work.key, date: work.date + interval, interval: interval, run: work.run)
    )
  }
  work.run()
}
now = end
