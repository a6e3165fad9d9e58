// A presented child is more than optional state: `ifLet` must notice that the child was replaced or
// removed, even if another reducer did that. So the child that `ifLet` last saw is stored with the
// state.
//
// The state is in an array, for two reasons: a feature may present itself, and a struct can't
// contain itself; and two arrays that share their storage are equal without a comparison.
//
// The name is from the Composable Architecture 1.2x. Left out: `@Presents`, the macro that writes
// this.

import Diagnostics

/// Optional state of a presented child: a sheet, an alert, a pushed screen.
///
///     struct State {
///       @PresentationState var destination: Destination.State?
///     }
///
/// `destination` is the child's state; nil while nothing is presented. `$destination` is for
/// `ifLet` and for stores: `.ifLet(\.$destination, action: \.destination) { … }`.
@propertyWrapper
public struct PresentationState<State> {
  /// The child's state, or nothing.
  var storage: [State]

  /// Identifies the child that `ifLet` last saw. Not part of the value.
  var presented: ChildIdentity?

  /// Begins with a child's state; nil for no child.
  public init(wrappedValue: State?) {
    storage = wrappedValue.map { [$0] } ?? []
  }

  /// The child's state; nil while nothing is presented.
  public var wrappedValue: State? {
    get { storage.first }
    _modify {
      // Moved out and then back in, so that changing the state doesn't copy its content.
      var state = storage.popLast()
      defer { if let state { storage.append(state) } }
      yield &state
    }
  }

  /// The wrapper itself, `$child`, for the key paths of `ifLet` and `scope`.
  public var projectedValue: Self {
    get { self }
    _modify { yield &self }
  }
}

extension PresentationState where State: CasePathable {
  /// The payload of a case, if the child is one of several:
  /// `state.$destination[case: \.edit]?.title = ""`.
  ///
  /// Setting it to nil ends the presentation. A change while the child has another case is reported
  /// as an issue, and changes nothing.
  public subscript<Case>(
    case keyPath: CaseKeyPath<State, Case>,
    fileID fileID: _HashableStaticString = #fileID,
    filePath filePath: _HashableStaticString = #filePath,
    line line: _HashableLine = #line,
    column column: _HashableLine = #column
  ) -> Case? {
    get { wrappedValue?[case: keyPath] }
    set {
      wrappedValue.setPayload(newValue, at: keyPath, callSite(fileID, filePath, line, column))
    }
  }
}

// By hand: states that share their storage are equal, and the child last seen doesn't count.
extension PresentationState: Equatable where State: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.storage == right.storage
  }
}

extension PresentationState: Hashable where State: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wrappedValue)
  }
}

// Unchecked: the child last seen is never changed, only replaced.
extension PresentationState: @unchecked Sendable where State: Sendable {}

extension PresentationState: Decodable where State: Decodable {
  /// Decodes the child's state, or null.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try State?(from: decoder))
  }
}

extension PresentationState: Encodable where State: Encodable {
  /// Encodes the child's state, or null.
  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(to: encoder)
  }
}

extension PresentationState: CustomReflectable, ShownAs {
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue as Any) }
  public var shownAs: Any { wrappedValue as Any }
}
