// `SystemRandomNumberGenerator` can't be seeded, so a test that presses keys at random could not be
// repeated.

/// A small, fast, seeded generator of 64-bit numbers, the same on every platform.
///
/// Not for secrets. Source: Steele, Lea and Flood, "Fast Splittable Pseudorandom Number
/// Generators", OOPSLA 2014; the constants are those of Vigna's public-domain `splitmix64.c`.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Gives the same numbers for the same seed, on every platform.
  public init(seed: UInt64) {
    self.state = seed
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
