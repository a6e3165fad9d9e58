// A screen with a "done" button is shown as a sheet here and pushed there. How it closes must not
// depend on that, or on the feature that shows it.

import Diagnostics

extension DependencyValues {
  /// Ends the innermost presented feature around the code that reads this: a destination, or an
  /// element of a stack.
  ///
  ///     @Dependency(\.dismiss) var dismiss
  ///     …
  ///     case .doneButtonTapped:
  ///       return .run { _ in await dismiss() }
  ///
  /// A test of the feature alone reads `TestStore.isDismissed`, or overrides this: `$0.dismiss =
  /// DismissEffect { … }`.
  public var dismiss: DismissEffect {
    get {
      let override = self[DismissKey.self]
      // An override outside a presentation doesn't apply to the features presented inside it.
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

  /// True if the feature that reads this is presented, and so can be dismissed.
  public var isPresented: Bool {
    PresentationDepth.current > 0 || self[DismissKey.self].isPresented
  }
}

extension DependencyValues {
  /// Calls a closure after each dismissal outside of the presented features, so that a test notices
  /// it. `isPresented` stays as it was.
  mutating func noteDismissal(_ note: @escaping @MainActor @Sendable () -> Void) {
    // Not through `dismiss`, which depends on where it is read: this may be read in an effect of a
    // presented feature.
    let override = self[DismissKey.self]
    self[DismissKey.self] = DismissOverride(
      effect: DismissEffect {
        if override.effect.isOverride { await override.effect() }
        note()
      },
      isPresented: override.isPresented
    )
  }
}

/// Ends the presented feature that calls it.
public struct DismissEffect: Sendable {
  /// Nil to find the feature where this is called.
  private let override: (@MainActor @Sendable () async -> Void)?

  /// Ends the presented feature around the code that calls this.
  init() {
    override = nil
  }

  /// Calls a closure instead, for a test.
  public init(_ dismiss: @escaping @MainActor @Sendable () async -> Void) {
    override = dismiss
  }

  var isOverride: Bool { override != nil }

  /// Ends the innermost presented feature. When this returns, the feature's parent has received
  /// `.dismiss`, or `.popFrom` for an element of a stack, and the feature's effects are cancelled,
  /// including the one that calls this.
  ///
  /// Call it from an effect of that feature; in a cancelled effect it does nothing. A call where
  /// nothing is presented is reported as an issue.
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
  /// The number of presented features around the code that set the override.
  var depth = 0
  /// True if the feature that reads this should seem presented.
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

    /// Dismisses the feature in a SwiftUI transaction.
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
