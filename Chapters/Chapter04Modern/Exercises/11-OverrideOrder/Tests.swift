import Chapter04Modern
import Testing

@MainActor @Suite struct OverrideOrderTests {
  @Test("Each store greets the name you predicted") func predicted() async {
    guard predictions.count == 6 else {
      Issue.record("There are six stores, and \(predictions.count) predictions: one for each.")
      return
    }
    for (index, prediction) in predictions.enumerated() {
      if prediction == "?" {
        Issue.record("Store \(index + 1) has no prediction yet.")
        return
      }
      let real = await heard(fromStore: index + 1)
      guard real == original[index] else {
        Issue.record(
          """
          The code has been changed: store \(index + 1) greets "\(real)" now. Put it back as it \
          was. `reset OverrideOrder` does that, and keeps a copy of your file.
          """
        )
        return
      }
      if prediction != real {
        Issue.record(
          """
          Store \(index + 1): you said "\(prediction)", but it is "\(real)".
          \(why(index + 1, prediction))
          """
        )
        return
      }
    }
  }

  /// Whom the stores of the starter greet.
  private let original = ["first", "operator", "second", "outside", "operator", "store"]

  /// The idea from which such a prediction comes.
  private func why(_ store: Int, _ prediction: String) -> String {
    switch (store, prediction) {
    case (_, "live"):
      "In a test nothing has its live value, and here the name is overridden anyway."
    case (4, "test"):
      "A store keeps the dependencies that it was made with, whatever is around the send."
    case (5, ""), (5, "test"):
      """
      The effect sends its response, and `finish` waits for it. By then the operator has long \
      returned, but `run` captured its dependencies.
      """
    case (_, "test"): "A test value is for a key that isn't overridden, and here the name is."
    case (1, "second"):
      """
      The last line isn't the last to run. The outer operator sets its name and calls the inner \
      one, which sets its own: the one nearest to the feature wins.
      """
    case (2, "store"):
      """
      A store's override is for the whole feature, and the operator is inside it, nearer to the \
      reducer. The operator's is set later, and wins.
      """
    case (3, "first"):
      "These are two assignments to one value, one after the other. The second replaces the first."
    case (6, "sender"):
      """
      The sender of an action has no say in the dependencies. A store keeps those it was made \
      with, or two screens could make one feature behave in two ways.
      """
    case _
    where original.contains(prediction.lowercased().filter { !$0.isWhitespace })
      && prediction != prediction.lowercased().filter { !$0.isWhitespace }:
      "Write the name as it is in the code, in lowercase and without spaces."
    default:
      "Ask what is around the reducer when it reads the name, from the outside in."
    }
  }
}
