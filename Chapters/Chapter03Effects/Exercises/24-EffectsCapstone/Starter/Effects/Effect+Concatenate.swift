// Save, then load: often one effect may start only when another has finished.

extension Effect {
  /// Starts each effect when the one before it has finished, on the thread where it finished. Fails
  /// as soon as one fails, without starting the rest.
  ///
  /// A part that is cancelled by its own id has finished, so the next one starts. When the whole is
  /// cancelled, none does.
  public static func concatenate(_ effects: Effect...) -> Effect {
    .concatenate(effects)
  }

  /// Starts each effect when the one before it has finished, on the thread where it finished. Fails
  /// as soon as one fails, without starting the rest.
  public static func concatenate(_ effects: [Effect]) -> Effect {
    effects.first ?? .none  // Your code here.
  }
}
