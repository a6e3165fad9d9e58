// A test that states everything finds what you didn't expect, but breaks with every new field.
// Different tests need different degrees of it.

/// The degree to which a test must state what happens.
public enum Exhaustivity: Equatable, Sendable {
  /// Every change of the state, every action that effects send, the end of every effect.
  case on
  /// Only what the test chooses to state, which must still be true.
  ///
  /// - Parameter showSkippedAssertions: True to print what the test did not state.
  case off(showSkippedAssertions: Bool)

  /// Only what the test chooses to state, with nothing printed about the rest.
  public static let off = Exhaustivity.off(showSkippedAssertions: false)
}
