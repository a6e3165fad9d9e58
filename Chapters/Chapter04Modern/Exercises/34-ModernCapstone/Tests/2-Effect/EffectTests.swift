// What an effect is before anybody carries it out.

import Testing

@testable import Chapter04Modern

@Suite("An effect") struct EffectTests {
  private typealias Effects = Effect<Int>

  /// An effect's tree as a text.
  private func text<A>(_ operation: Effect<A>.Operation?) -> String {
    switch operation {
    case nil: "none"
    case .send(let action): "\(action)"
    case .run: "run"
    case .merge(let parts): "merge(\(parts.map { text($0) }.joined(separator: " ")))"
    case .concatenate(let parts):
      "concatenate(\(parts.map { text($0) }.joined(separator: " ")))"
    case .cancellable(_, let cancelInFlight, let inner):
      "cancellable(\(cancelInFlight ? "cancelInFlight " : "")\(text(inner)))"
    case .cancel: "cancel"
    case .within(_, let inner): "within(\(text(inner)))"
    }
  }

  @Test("A merge keeps the effects that do something, in order; a single one stays as it is")
  func merge() {
    let whole = text(Effects.merge([.send(1), .none, .send(2), .send(3)]).operation)
    #expect(whole == "merge(1 2 3)", "There are four effects, and the second is none.")
    let one = text(Effects.merge([.none, .send(1)]).operation)
    #expect(one == "1", "None and one effect make just that effect, not a merge.")
    #expect(text(Effects.merge([]).operation) == "none", "A merge of nothing is none.")
  }

  @Test("A sequence keeps the effects that do something, in order; a single one stays as it is")
  func concatenate() {
    let whole = text(Effects.concatenate([.send(1), .none, .send(2)]).operation)
    let comment: Comment =
      whole == "merge(1 2)"
      ? "They are merged, which starts them at the same time."
      : "There are three effects, and one of them is none."
    #expect(whole == "concatenate(1 2)", comment)
    #expect(text(Effects.concatenate([.none, .send(1)]).operation) == "1")
    #expect(text(Effects.concatenate([]).operation) == "none")
  }

  @Test("An id wraps the effect, and none stays none, unless it cancels what is in flight")
  func cancellable() {
    #expect(
      text(Effects.send(1).cancellable(id: 1).operation) == "cancellable(1)",
      "`cancellable` puts the effect into a node that has its id."
    )
    #expect(
      text(Effects.send(1).cancellable(id: 1, cancelInFlight: true).operation)
        == "cancellable(cancelInFlight 1)",
      "The node must keep `cancelInFlight`, too."
    )
    #expect(text(Effects.none.cancellable(id: 1).operation) == "none", "None, with an id, is none.")
    #expect(
      text(Effects.none.cancellable(id: 1, cancelInFlight: true).operation) == "cancel",
      "None with `cancelInFlight` is a cancel."
    )
  }

  @Test("`within` wraps an effect in a node that names the child, and none stays none")
  func within() {
    #expect(text(Effects.send(1).within("child").operation) == "within(1)")
    #expect(text(Effects.none.within("child").operation) == "none")
  }

  @Test("`map` changes every action in the tree, and keeps the tree") func map() {
    let parts: [(Effects, String, String)] = [
      (.none, "none", "None has no action."),
      (.send(1), "10", "A send's action is mapped."),
      (.merge(.send(1), .send(2)), "merge(10 20)", "Every part of a merge is mapped, in order."),
      (
        .concatenate(.send(1), .send(2)), "concatenate(10 20)",
        "The parts of a sequence stay a sequence."
      ),
      (
        .send(1).cancellable(id: 1, cancelInFlight: true), "cancellable(cancelInFlight 10)",
        """
        The id stays, and so does its `cancelInFlight`: without the id, a child's effects can't be \
        cancelled.
        """
      ),
      (
        .send(1).cancellable(id: 1), "cancellable(10)",
        """
        An effect without `cancelInFlight` must stay without it, or it would end those running \
        under its id.
        """
      ),
      (.send(1).within("child"), "within(10)", "The child's place stays."),
      (.cancel(id: 1), "cancel", "A cancel has no action, but must stay."),
    ]
    for (effect, expected, comment) in parts {
      let mapped = text(effect.map { $0 * 10 }.operation)
      #expect(mapped == expected, "\(comment)")
    }
  }
}
