// What can happen to a presented child: something inside it, or its end. The end is a separate
// action because it comes from outside the child: from a swipe, from the system, or from the
// child's `dismiss`.
//
// The names are from the Composable Architecture 1.2x.

/// An action of a presented child, or the one that ends it.
///
///     case destination(PresentationAction<Destination.Action>)
///
/// `\.destination.edit.saveTapped` leads to a child's action without saying `presented`.
@dynamicMemberLookup
public enum PresentationAction<Action> {
  /// Ends the child.
  case dismiss
  /// Something happened in the child.
  indirect case presented(Action)
}

extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}
extension PresentationAction: Sendable where Action: Sendable {}
extension PresentationAction: Decodable where Action: Decodable {}
extension PresentationAction: Encodable where Action: Encodable {}

extension PresentationAction: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// The paths to the two cases, and, through `presented`, to the cases of the child's action.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// The case `dismiss`.
    public var dismiss: AnyCasePath<PresentationAction, Void> {
      AnyCasePath(
        embed: { .dismiss },
        extract: { if case .dismiss = $0 { () } else { nil } }
      )
    }

    /// The case `presented`, with the child's action.
    public var presented: AnyCasePath<PresentationAction, Action> {
      AnyCasePath(
        embed: { .presented($0) },
        extract: { if case .presented(let action) = $0 { action } else { nil } }
      )
    }

    /// A case of the child's actions, without saying `presented`.
    public subscript<Part>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Part>>
    ) -> AnyCasePath<PresentationAction, Part> where Action: CasePathable {
      Action.allCasePaths[keyPath: keyPath].presented
    }

    /// The action of one case of an enum of destinations. Dismissing that case dismisses the whole.
    @_disfavoredOverload
    public subscript<Part>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Part>>
    ) -> AnyCasePath<PresentationAction, PresentationAction<Part>> where Action: CasePathable {
      Action.allCasePaths[keyPath: keyPath].presentation
    }
  }
}

// Here, where the extension requires nothing: see `StandardEnums`.
extension AnyCasePath {
  fileprivate var presented: AnyCasePath<PresentationAction<Root>, Value> {
    AnyCasePath<PresentationAction<Root>, Value>(
      embed: { .presented(embed($0)) },
      extract: { if case .presented(let action) = $0 { extract(from: action) } else { nil } },
      names: names
    )
  }

  fileprivate var presentation: AnyCasePath<PresentationAction<Root>, PresentationAction<Value>> {
    AnyCasePath<PresentationAction<Root>, PresentationAction<Value>>(
      embed: { action in
        switch action {
        case .dismiss: .dismiss
        case .presented(let action): .presented(embed(action))
        }
      },
      extract: { action in
        switch action {
        case .dismiss: .dismiss
        case .presented(let action): extract(from: action).map { .presented($0) }
        }
      },
      names: names
    )
  }
}
