// Numbers and times as a person reads them.

import Foundation

extension Duration {
  /// `10 s`, `0.25 s`.
  var text: String {
    let seconds = self / .seconds(1)
    return seconds.rounded() == seconds ? "\(Int(seconds)) s" : "\(seconds.formatted(2)) s"
  }
}

extension Double {
  package func formatted(_ digits: Int) -> String {
    String(format: "%.\(digits)f", self)
  }
}
