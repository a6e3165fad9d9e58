import Chapter04Modern
import Testing

@MainActor @Suite struct PredictTheDestinationsTests {
  @Test("Each script ends with what you predicted") func predicted() async {
    guard predictions.count == scripts.count else {
      Issue.record(
        "There are \(scripts.count) scripts, and \(predictions.count) predictions: one for each."
      )
      return
    }
    for (index, script) in scripts.enumerated() {
      let prediction = predictions[index].map { $0.filter { !$0.isWhitespace }.lowercased() }
      if prediction == ["?"] {
        Issue.record("Script \(index + 1) has no prediction yet.")
        return
      }
      let real = await run(script)
      if prediction != real {
        Issue.record(
          """
          Script \(index + 1): you predicted \(prediction), but it ends with \(real).
          \(why(index + 1, prediction, real))
          """
        )
        return
      }
    }
  }

  /// The idea from which such a prediction comes.
  private func why(_ script: Int, _ prediction: [String], _ real: [String]) -> String {
    let names = ["7", "8", "9", "10", "form", "reset", "done"]
    let isKnown = prediction.allSatisfy { name in
      names.contains(name) || names.prefix(4).contains { "\($0)!" == name }
    }
    guard isKnown else {
      return
        "Write a number, such as \"7\", or \"7!\" with its fact, \"form\", \"reset\" or \"done\"."
    }
    if prediction.count > 1, prediction != real, prediction.sorted() == real.sorted() {
      return "That is all that is there, in another order: from the bottom to the top."
    }
    switch (script, prediction) {
    case (1, ["7!"]), (1, ["7"]):
      return """
        The user swiped the sheet away, and `ifLet` sets it to nil. What it had asked is \
        cancelled; an answer doesn't open it again.
        """
    case (2, []):
      return """
        An alert goes after its first action, unless the parent put another in its place, as it \
        did here. That one stays.
        """
    case (2, ["reset"]):
      return "\"Reset\" was confirmed, and the parent put the second alert in place of the first."
    case (2, ["reset", "done"]), (2, ["done", "reset"]):
      return "The second alert took the place of the first. A destination is one thing."
    case (3, []):
      return """
        The sheet for 7 said that 8 is next, and the parent put that in its place. With 7 its \
        effect ended, and so the `dismiss` that would have come next. It wasn't meant for 8 \
        either.
        """
    case (3, ["7"]):
      return "The delegate action arrived before the sheet was dismissed, and the parent opened 8."
    case (3, ["7", "8"]), (3, ["8", "7"]):
      return "8 took the place of 7. A destination is one thing, not a stack."
    case (4, ["7"]), (4, ["7!"]):
      return """
        The alert took the sheet's place. When it went, nothing was left: what an alert has \
        replaced doesn't come back, and what that had asked is cancelled.
        """
    case (3, ["8!"]):
      return "Nobody has asked for a fact: neither the sheet for 7 nor the one for 8."
    case (3, ["9"]): return "The sheet for 7 says which is next: one more."
    case (4, ["7", "reset"]), (4, ["7!", "reset"]), (4, ["reset", "7"]), (4, ["reset", "7!"]):
      return "The alert took the sheet's place, and then it was closed. A destination is one thing."
    case (4, ["reset"]): return "The last action closes what is there, and that is the alert."
    case (5, ["7", "9", "10"]):
      return "A screen that goes takes what is above it along: 9 stood on 8."
    case (5, ["7", "8", "10"]): return "8 was done, so it goes itself, and 9 with it."
    case (5, ["7", "8", "9", "10"]): return "The screen for 8 was done, and `dismiss` pops it."
    case (5, ["10"]):
      return "`dismiss` pops the screen that calls it, 8, and those above. 7 is below."
    case (5, ["8", "9", "10"]), (5, ["7", "8"]):
      return "`screen(at: 1)` is the second from the bottom: 8."
    case (5, ["7"]): return "After the pop, 10 was pushed."
    case (6, ["7", "8!"]):
      return """
        The screen that asked about 8 was popped, and its question with it. The one that is there \
        now is another screen, with another id. Nobody asked for it.
        """
    case (6, ["7!", "8"]), (6, ["7!"]):
      return "The question was asked by the screen at index 1, which was for 8. 7 never asked."
    case (6, ["8"]), (6, ["8!"]): return "The first screen, 7, was never done: it is below."
    case (6, ["7!", "8!"]): return "One question was asked, by the screen for 8 that has gone."
    case (6, ["7"]): return "After 8 had gone, a new screen for 8 was pushed."
    case (6, ["7", "8", "8"]), (6, ["7", "8", "8!"]), (6, ["7", "8!", "8"]):
      return "The first screen for 8 was done, and went. There is one."
    case (7, ["7!"]), (7, ["7"]), (7, []):
      return """
        The form called `dismiss`, and that ends the innermost feature that is presented: the \
        form, and not the screen that it belongs to.
        """
    case (7, ["7!", "8", "form"]), (7, ["7", "8", "form"]):
      return
        "The form was cancelled: it called `dismiss`, and was set to nil by the screen's `ifLet`."
    case (7, ["7", "8"]):
      return """
        The screen for 7 has asked, and is still on the stack. That others were put on top, and \
        went, ends nothing of it: its answer finds it by its id.
        """
    case (7, ["7", "8!"]):
      return "It was 7 that asked. An answer reaches the screen that asked, and not the one on top."
    case (7, ["7!", "8!"]): return "Only 7 has asked."
    case (7, ["7!", "form"]), (7, ["7", "form"]):
      return "The form was presented by 8, and it was the form that was cancelled, not 8."
    case (7, ["8"]), (7, ["8!"]): return "Nobody has closed 7. It is below 8."
    case (8, ["7!", "8", "form"]):
      return """
        A screen for 7 had asked, and the link made another one for 7. It has a new id, so the \
        answer isn't for it; the question was cancelled with the old one.
        """
    case (8, ["7!", "8!", "form"]), (8, ["7", "8!", "form"]):
      return "Only a screen that has gone had asked. Those that the link made have not."
    case (8, ["7", "7", "8", "form"]), (8, ["7!", "7", "8", "form"]):
      return "The link's screens took the place of the one that was there."
    case (8, ["7", "8"]), (8, ["7!", "8"]):
      return "A screen of a link is like any other: edit was tapped in it, and its form opened."
    case (8, ["7!", "form", "8"]), (8, ["7", "form"]), (8, ["7!", "form"]):
      return "The form belongs to the screen at index 1, which is 8."
    default:
      return "Go through the script action by action, and note what is there after each."
    }
  }
}
