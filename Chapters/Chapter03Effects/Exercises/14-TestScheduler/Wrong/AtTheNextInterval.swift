// wrong: repeating work goes on in the next advance
// says: Repeating work ran once in an `advance`, however long that was.
// fails: Repeating work runs after each interval, also in the next advance
// gives: (log.lines → ["a@2", "|", "a@4", "|"]) == ["a@2", "a@4", "|", "a@6", "a@8", "|"]

// instead of
while let next = works.filter({ $0.date <= end })
  .min(by: { ($0.date, $0.key) < ($1.date, $1.key) })
{
// this
var repeated: [Int] = []
while let next = works.filter({ $0.date <= end && !repeated.contains($0.key) })
  .min(by: { ($0.date, $0.key) < ($1.date, $1.key) })
{

// instead of
if let interval = next.interval {
// this
if let interval = next.interval {
  repeated.append(next.key)
