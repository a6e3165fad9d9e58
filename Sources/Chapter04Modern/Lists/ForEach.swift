// A list whose rows are features. If rows were found by index, a response that arrives after a
// reorder would change the wrong row. So they are found by id.

import Diagnostics

extension Reducer {
  /// Runs a child on each element of a list, for the actions that carry that element's id.
  ///
  ///     Reduce { state, action in … }
  ///       .forEach(\.rows, action: \.rows) {
  ///         Row()
  ///       }
  ///
  /// The child runs before this reducer. When this reducer removes an element, all effects of that
  /// element's child are cancelled. Moving elements cancels nothing, and neither does replacing an
  /// element with another of the same id, because that counts as the same element.
  ///
  /// An action for a missing element is reported as an issue. The child is skipped, and this
  /// reducer runs.
  ///
  /// - Parameters:
  ///   - toElementsState: The list.
  ///   - toElementAction: The case that holds the elements' actions.
  ///   - element: The child, as in a `body`.
  /// - Complexity: The length of the list doesn't matter for an action of an element. An action
  ///   that adds or removes elements is O(n).
  public func forEach<ElementState, ElementAction, ID: Hashable & Sendable, Element: Reducer>(
    _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _ForEachReducer<Self, ID, Element>
  where Element.State == ElementState, Element.Action == ElementAction {
    _ForEachReducer(
      parent: self,
      element: element(),
      toElements: toElementsState,
      toElementAction: toElementAction,
      callSite: CallSite(fileID, filePath, line, column)
    )
  }
}

/// Runs an element's reducer on each row of a list: see `forEach`.
public struct _ForEachReducer<Parent: Reducer, ID: Hashable & Sendable, Element: Reducer>: _Operator
{
  public typealias State = Parent.State
  public typealias Action = Parent.Action

  let parent: Parent
  let element: Element
  let toElements: WritableKeyPath<State, IdentifiedArray<ID, Element.State>>
  let toElementAction: CaseKeyPath<Action, IdentifiedAction<ID, Element.Action>>
  let callSite: CallSite

  public func _function() -> _ReducerFunction<State, Action> {
    let parent = parent._function()
    let element = childFunction(of: element, at: callSite)
    let path = toElements
    let action = AnyCasePath(toElementAction)
    let missingChildren = MissingChildren("forEach", at: callSite)

    return { parentState, parentAction in
      var elementEffect = Effect<Action>.none
      if case .element(let id, let elementAction)? = action.extract(from: parentAction) {
        let effect = parentState[keyPath: path].modify(id: id) { element(&$0, elementAction) }
        if let effect {
          if !effect.isNone {
            elementEffect =
              effect
              .map { [embed = action.embedValue] in embed(.element(id: id, action: $0)) }
              .within(CancelID(ElementID(path, id)))
          }
        } else {
          missingChildren.report(
            action: parentAction,
            missing: noElement(with: id),
            gone: "removed the element",
            check: "the list has the element"
          )
        }
      }

      let before = parentState[keyPath: path].ids.elements
      let effect = parent(&parentState, parentAction)
      let removed = parentState[keyPath: path].ids.removed(since: before)
      if removed.isEmpty { return elementEffect.merge(with: effect) }
      return elementEffect.merge(with: effect)
        .merge(with: .merge(removed.map { .cancelAll(of: CancelID(ElementID(path, $0))) }))
    }
  }
}

func noElement(with id: Any) -> String {
  "there was no element with the id \(describe(id))"
}

/// Identifies an element of a list.
struct ElementID<ID: Hashable & Sendable>: Hashable, Sendable {
  private let list: SendableKeyPath<AnyKeyPath>
  private let id: ID

  init(_ list: AnyKeyPath, _ id: ID) {
    self.list = SendableKeyPath(list)
    self.id = id
  }
}
