// A test that states everything finds what nobody thought of, but breaks with every new field.
// Different tests need different degrees of it.

/// How much of what happens a test must state.
public enum Exhaustivity: Equatable, Sendable {
  /// Every change of the state, every action that effects send, the end of every effect.
  case on
  /// Only what the test wants to; what it states must still be true.
  ///
  /// - Parameter showSkippedAssertions: Whether to print what the test did not state.
  case off(showSkippedAssertions: Bool)

  /// Only what the test wants to state, and nothing printed about the rest.
  public static let off = Exhaustivity.off(showSkippedAssertions: false)
}
