// A bar whose rounding never hides progress: it shows the first of a hundred steps, and the last
// that is missing.

/// How far along something is, such as `[######------] 3/6`, exactly `width` columns wide.
///
/// The bar is full only when all is done, and empty only when nothing is. Counts out of range are
/// brought into it. Where no bar fits, below about ten columns, the numbers stand alone.
public func progressBar(done: Int, of total: Int, width: Int) -> String {
  let total = max(0, total)
  let done = min(max(0, done), total)
  let numbers = "\(done)/\(total)"
  let cells = width - numbers.count - "[] ".count
  guard cells > 1 else { return numbers }
  let filled = done == 0 ? 0 : max(1, cells * done / total)
  let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: cells - filled)
  return "[\(bar)] \(numbers)"
}
