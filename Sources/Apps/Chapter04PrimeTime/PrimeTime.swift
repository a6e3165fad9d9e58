// The fourth version of PrimeTime. Here a feature has a plain name, such as `Counter`, and an
// importer may have a feature of that name, so the app's features are members of one type.

/// The app of all four chapters: a counter that knows primes. All its types are members.
public enum PrimeTime {}

extension PrimeTime {
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
