// A screen with a "done" button is shown as a sheet here and pushed there. How it goes away must
// not depend on that, or on the feature that shows it.

import Diagnostics

extension DependencyValues {
  /// Ends the innermost presented feature that this is read in: a destination, or an element of a
  /// stack.
  ///
  ///     @Dependency(\.dismiss) var dismiss
  ///     …
  ///     case .doneButtonTapped:
  ///       return .run { _ in await dismiss() }
  ///
  /// A test of the feature alone finds it in `TestStore.isDismissed`, or overrides it:
  /// `$0.dismiss = DismissEffect { … }`.
  public var dismiss: DismissEffect {
    get {
      let override = self[DismissKey.self]
      // An override outside a presentation doesn't apply to what is presented inside it.
      return PresentationDepth.current > override.depth ? DismissEffect() : override.effect
    }
    set {
      self[DismissKey.self] = DismissOverride(
        effect: newValue,
        depth: PresentationDepth.current,
        isPresented: newValue.isOverride
      )
    }
  }

  /// True if the feature that reads this is presented, so that it can be dismissed.
  public var isPresented: Bool {
    PresentationDepth.current > 0 || self[DismissKey.self].isPresented
  }
}

extension DependencyValues {
  /// Makes a test notice what `dismissal` does; whether a feature seems presented stays as it was.
  mutating func override(
    _ dismissal: DismissEffect,
    with dismiss: @escaping @MainActor @Sendable () async -> Void
  ) {
    self[DismissKey.self] = DismissOverride(
      effect: DismissEffect(dismiss),
      isPresented: dismissal.isOverride
    )
  }
}

/// Ends the presented feature that calls it.
public struct DismissEffect: Sendable {
  /// Nil to find out where it is called.
  private let override: (@MainActor @Sendable () async -> Void)?

  /// Ends what is presented at the place where it is called.
  init() {
    override = nil
  }

  /// For a test: what to do instead.
  public init(_ dismiss: @escaping @MainActor @Sendable () async -> Void) {
    override = dismiss
  }

  var isOverride: Bool { override != nil }

  /// Ends the innermost presented feature. When this returns, its parent has received `.dismiss`,
  /// or `.popFrom` for an element of a stack, and its effects are cancelled, including the one that
  /// calls this.
  ///
  /// Call it from an effect of that feature; in a cancelled effect it does nothing. A call where
  /// nothing is presented is reported.
  @MainActor
  public func callAsFunction(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    if let override { return await override() }
    if let effect = EffectInFlight.current, let dismiss = effect.dismiss {
      if !effect.isCancelled { dismiss() }
      return
    }
    CallSite(fileID, filePath, line, column).report(
      """
      A reducer requested dismissal at "\(fileID):\(line)", but couldn't be dismissed: it isn't presented, \
      or this isn't one of its effects.

      A feature is presented by "ifLet" on presentation state, or by "forEach" on a stack. One that may run \
      elsewhere, too, can ask "@Dependency(\\.isPresented)" first. A task of its own, as "Task.detached", \
      doesn't belong to the feature: call "dismiss" in the effect itself.
      """
    )
  }
}

private struct DismissOverride: Sendable {
  var effect = DismissEffect()
  /// How deep in presentations it was made.
  var depth = 0
  /// True if the feature that reads it seems presented.
  var isPresented = false
}

private enum DismissKey: DependencyKey {
  static let liveValue = DismissOverride()
  static let testValue = DismissOverride()
}

#if canImport(SwiftUI)
  import SwiftUI

  extension DismissEffect {
    /// Dismisses the feature with an animation.
    @MainActor
    public func callAsFunction(
      animation: Animation?,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) async {
      await callAsFunction(
        transaction: Transaction(animation: animation),
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }

    /// Dismisses the feature in a transaction of SwiftUI's.
    @MainActor
    public func callAsFunction(
      transaction: Transaction,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) async {
      guard override == nil, let effect = EffectInFlight.current, let dismiss = effect.dismiss
      else {
        return await callAsFunction(
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column
        )
      }
      if !effect.isCancelled { withTransaction(transaction) { dismiss() } }
    }
  }
#endif
