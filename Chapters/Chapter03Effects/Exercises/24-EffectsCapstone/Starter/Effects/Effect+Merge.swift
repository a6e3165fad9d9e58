// A reducer returns one effect and often wants several at once.

extension Effect {
  /// Starts all of them, in this order. Gives the values of all as they come, finishes when all
  /// have finished, and fails as soon as one fails, which cancels the others.
  public static func merge(_ effects: Effect...) -> Effect {
    .merge(effects)
  }

  /// Starts all of them, in this order. Gives the values of all as they come, finishes when all
  /// have finished, and fails as soon as one fails, which cancels the others.
  public static func merge(_ effects: [Effect]) -> Effect {
    effects.first ?? .none  // Your code here.
  }

  /// Starts another effect with each value, and gives what all of these give. It finishes when all
  /// have, and fails as soon as one does.
  public func flatMap<NewOutput>(
    _ transform: @escaping (Output) -> Effect<NewOutput, Failure>
  ) -> Effect<NewOutput, Failure> {
    .none  // Your code here.
  }
}
