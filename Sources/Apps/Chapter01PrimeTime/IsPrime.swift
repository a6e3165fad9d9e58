// The question is asked again each time. An answer kept in the state would have to be corrected at
// every change of the count, and one change would forget it.

/// Whether `number` is at least 2 and divisible only by 1 and itself.
///
/// Complexity: O(√number) divisions. No number overflows, but a prime near `Int.max` takes billions
/// of divisions.
public func isPrime(_ number: Int) -> Bool {
  if number < 4 { return number >= 2 }
  if number.isMultiple(of: 2) { return false }
  var divisor = 3
  // NB: Not `divisor * divisor <= number`: for numbers near `Int.max` the product overflows.
  while divisor <= number / divisor {
    if number.isMultiple(of: divisor) { return false }
    divisor += 2
  }
  return true
}
