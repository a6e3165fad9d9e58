// wrong: repeating work is taken out like any other
// says: Repeating work ran once, and was forgotten. It is due again an interval later.
// fails: Repeating work runs after each interval, also in the next advance
// gives: (log.lines → ["a@2", "|", "|"]) == ["a@2", "a@4", "|", "a@6", "a@8", "|"]

let end = now + seconds
while let next = works.filter({ $0.date <= end })
  .min(by: { ($0.date, $0.key) < ($1.date, $1.key) })
{
  now = next.date
  cancel(next.key)
  next.run()
}
now = end
