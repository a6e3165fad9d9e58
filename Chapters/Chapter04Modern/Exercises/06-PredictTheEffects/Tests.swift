import Chapter04Modern
import Testing

@MainActor @Suite struct PredictTheEffectsTests {
  @Test("Each log says what you predicted") func predicted() async {
    guard predictions.count == 7 else {
      Issue.record("There are seven scripts, and \(predictions.count) predictions: one for each.")
      return
    }
    for (index, prediction) in predictions.enumerated() {
      if prediction.contains("?") {
        Issue.record("Script \(index + 1) has no prediction yet.")
        return
      }
      let real = await log(ofScript: index + 1)
      guard real == original[index] else {
        Issue.record(
          """
          The code has been changed: the log of script \(index + 1) is "\(real)" now. Put it back \
          as it was. `reset PredictTheEffects` does that, and keeps a copy of your file.
          """
        )
        return
      }
      if prediction.filter({ !$0.isWhitespace }) != real {
        Issue.record(
          """
          Script \(index + 1): you said "\(prediction)", but it is "\(real)".
          \(why(index + 1, prediction))
          """
        )
        return
      }
    }
  }

  /// What the scripts of the starter leave.
  private let original = ["01234", "02341", "01243", "03", "031", "03", "0"]

  /// The idea from which such a prediction comes.
  private func why(_ script: Int, _ prediction: String) -> String {
    let prediction = prediction.filter { !$0.isWhitespace }
    return switch (script, prediction) {
    case (_, let text) where !text.hasPrefix("0"): "Each log begins with the 0 of `.go`."
    case (1, "01243"):
      """
      You let the 4 overtake the 3. When 2 is handled, 3 has already been sent, and 4 lines up \
      after it.
      """
    case (_, let text) where text.contains(",") || text.contains("-"):
      "Write the notes one after another, with nothing between them."
    case (1...3, let text) where !text.contains("2"):
      "2 is among the parts, and nothing cancels it."
    case (1...3, let text) where !text.contains("3"):
      "3 is among the parts, and nothing cancels it."
    case (1, let text) where !text.contains("1"): "1 is among the parts, and nothing cancels it."
    case (2...3, let text) where !text.contains("1"):
      "1 is among the parts, and nothing cancels it: `finish` waits for the work, too."
    case (1, "0123"), (2, "0231"), (3, "0123"), (2, "0123"): "Every 2 sends a 4."
    case (2, "01234"), (2, "01243"):
      """
      Work needs a task, and a task begins when the main actor is free. Actions sent immediately \
      are handled before that, whichever part comes first.
      """
    case (2, _):
      """
      2 and 3 are sent immediately, and 4 lines up after them. The work's task begins when they \
      have all been handled.
      """
    case (3, "01234"):
      """
      One after another: 3 is sent when 2 has been dealt with. By then 2 has sent its 4, and that \
      has been handled, too.
      """
    case (3, let text) where text.hasPrefix("02"):
      "One after another: 2 isn't sent before the work has ended."
    case (3, let text) where text.contains("32") || text.hasPrefix("03"):
      "One after another: 3 isn't sent before 2 has been dealt with."
    case (4, "031"), (4, "013"), (4, "01"):
      """
      The work was cancelled before its task could run. Its id counts from the moment the store \
      reaches it, not from when its task begins.
      """
    case (4...5, "0"), (5...6, "01"): "The id is the work's alone. Nothing cancels the 3."
    case (5, "03"):
      """
      The cancel comes first, when nothing runs under the id yet. It doesn't wait for what comes \
      later.
      """
    case (5, "013"): "3 is sent immediately, and the work's task begins after that."
    case (6, "0"):
      """
      The id belongs to the first part, not to the sequence. A cancelled part has ended, so the \
      next one starts.
      """
    case (6, "013"), (6, "031"), (7, "013"), (7, "031"), (7, "01"):
      "The cancel comes right after the start, so the work is cancelled before it begins."
    case (7, "03"):
      "The id belongs to the whole sequence, so cancelling it drops the parts that are waiting."
    default: "Go through the tree from the top. Sends line up; work in a task comes later."
    }
  }
}
