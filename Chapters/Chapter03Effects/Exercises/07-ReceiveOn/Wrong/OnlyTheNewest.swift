// wrong: work that is already scheduled can deliver the newest value
// says: A value was lost: only the newest one arrived. Schedule each by itself.
// fails: Each value is scheduled separately, and then the end
// gives: (log → ["made", "work", "|", "2", "|", "end", "|"]) == ["made", "work", "|", "1", "|",
//   "2", "|", "end", "|"]

// instead of
start(
  { value in scheduler.schedule { receive(value) } },
// this
var latest: Output?
start(
  { value in
    let isScheduled = latest != nil
    latest = value
    if isScheduled { return }
    scheduler.schedule {
      guard let value = latest else { return }
      latest = nil
      receive(value)
    }
  },
