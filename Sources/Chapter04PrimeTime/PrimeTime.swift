// PrimeTime a fourth time. Here a feature is called by a plain word, such as `Counter`, and an importer may
// have a feature of that name: so the app's are under one name.

/// The app of all four chapters: a counter that knows primes. Its types are in here.
public enum PrimeTime {}

extension PrimeTime {
  /// Whether `number` is at least 2 and divisible only by 1 and itself.
  ///
  /// Complexity: O(√number) divisions. No number overflows, but a prime near `Int.max` takes billions
  /// of divisions.
  public static func isPrime(_ number: Int) -> Bool {
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

  /// 1st, 2nd, 3rd, 4th; 11th, 12th, 13th; 21st.
  static func ordinal(_ number: Int) -> String {
    let lastTwo = (number % 100).magnitude
    let suffix =
      switch (lastTwo, lastTwo % 10) {
      case (11...13, _): "th"
      case (_, 1): "st"
      case (_, 2): "nd"
      case (_, 3): "rd"
      default: "th"
      }
    return "\(number)\(suffix)"
  }
}
