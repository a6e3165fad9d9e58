// A feature may want to know whether it is presented, and a reducer isn't told where it runs. A reducer
// runs from its beginning to its end in one thread, so it is enough to count on the way in and out.

/// In how many presented features the reducer that runs now is.
enum PresentationDepth {
  @TaskLocal private static var reducing = 0

  static func inside<R>(_ body: () -> R) -> R {
    $reducing.withValue(reducing + 1, operation: body)
  }

  /// Of the reducer that runs now, or else of the effect in whose task this is read.
  static var current: Int {
    reducing > 0 ? reducing : EffectInFlight.current?.depth ?? 0
  }
}
