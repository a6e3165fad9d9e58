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
      return "Those are the right screens in another order: write them from the bottom to the top."
    }
    switch (script, prediction) {
    case (1, ["7!"]), (1, ["7"]):
      return """
        The user swiped the sheet away, and `ifLet` sets it to nil. The sheet's request is \
        cancelled; a response wouldn't reopen the sheet.
        """
    case (2, []):
      return """
        An alert closes after its first action, unless the parent replaced it with another, as it \
        did here. The new one stays.
        """
    case (2, ["reset"]):
      return "\"Reset\" was confirmed, and the parent replaced the first alert with the second."
    case (2, ["reset", "done"]), (2, ["done", "reset"]):
      return "The second alert replaced the first. A destination is one thing."
    case (3, []):
      return """
        The sheet for 7 said that 8 is next, and the parent replaced 7 with 8. The effect of 7 \
        ended with it, so its `dismiss` closes nothing. It wasn't meant for 8, either.
        """
    case (3, ["7"]):
      return "The delegate action arrived, and the parent replaced 7 with 8."
    case (3, ["7", "8"]), (3, ["8", "7"]):
      return "8 replaced 7. A destination is one thing, not a stack."
    case (4, ["7"]), (4, ["7!"]):
      return """
        The alert replaced the sheet. When the alert closed, nothing was left: the sheet doesn't \
        come back, and its request is cancelled.
        """
    case (3, ["8!"]):
      return "No sheet requested a fact, neither the one for 7 nor the one for 8."
    case (3, ["9"]): return "The sheet for 7 says which number is next: one more."
    case (4, ["7", "reset"]), (4, ["7!", "reset"]), (4, ["reset", "7"]), (4, ["reset", "7!"]):
      return "The alert replaced the sheet, and was then closed. A destination is one thing."
    case (4, ["reset"]): return "The last action closes the alert, which is what is there."
    case (5, ["7", "9", "10"]):
      return "A popped screen takes everything above it along: 9 was on top of 8."
    case (5, ["7", "8", "10"]): return "8 was done, so it is popped, and 9 with it."
    case (5, ["7", "8", "9", "10"]): return "The screen for 8 was done, and `dismiss` pops it."
    case (5, ["10"]):
      return "`dismiss` pops the screen that calls it, 8, and those above it. 7 is below."
    case (5, ["8", "9", "10"]), (5, ["7", "8"]):
      return "`screen(at: 1)` is the second from the bottom: 8."
    case (5, ["7"]): return "After the pop, 10 was pushed."
    case (6, ["7", "8!"]):
      return """
        The screen that requested 8 was popped, and its request was cancelled. The new screen \
        for 8 has another id, and sent no request.
        """
    case (6, ["7!", "8"]), (6, ["7!"]):
      return "The screen at index 1, which was for 8, sent the request. 7 sent none."
    case (6, ["8"]), (6, ["8!"]): return "The first screen, 7, was never done: it is below."
    case (6, ["7!", "8!"]): return "Only one request was sent, by the popped screen for 8."
    case (6, ["7"]): return "After 8 was popped, a new screen for 8 was pushed."
    case (6, ["7", "8", "8"]), (6, ["7", "8", "8!"]), (6, ["7", "8!", "8"]):
      return "The first screen for 8 was done and was popped. There is only one now."
    case (7, ["7!"]), (7, ["7"]), (7, []):
      return """
        The form called `dismiss`, which ends the innermost presented feature: the form, not its \
        screen.
        """
    case (7, ["7!", "8", "form"]), (7, ["7", "8", "form"]):
      return
        "The form was cancelled: it called `dismiss`, and was set to nil by the screen's `ifLet`."
    case (7, ["7", "8"]):
      return """
        The screen for 7 sent a request, and is still on the stack. Pushing and popping others \
        ends none of its effects: the response finds it by its id.
        """
    case (7, ["7", "8!"]):
      return "7 sent the request. A response reaches the screen that sent it, not the one on top."
    case (7, ["7!", "8!"]): return "Only 7 has sent a request."
    case (7, ["7!", "form"]), (7, ["7", "form"]):
      return "8 presented the form, and only the form was cancelled, not 8."
    case (7, ["8"]), (7, ["8!"]): return "Nothing closed 7. It is below 8."
    case (8, ["7!", "8", "form"]):
      return """
        A screen for 7 had sent a request, and the link made another one for 7. The new screen has \
        a new id, so the response isn't for it; the request ended with the old one.
        """
    case (8, ["7!", "8!", "form"]), (8, ["7", "8!", "form"]):
      return "Only a screen that is gone had sent a request. The link's screens haven't."
    case (8, ["7", "7", "8", "form"]), (8, ["7!", "7", "8", "form"]):
      return "The link's screens replaced the old one."
    case (8, ["7", "8"]), (8, ["7!", "8"]):
      return "A link's screen is like any other: edit was tapped, and its form opened."
    case (8, ["7!", "form", "8"]), (8, ["7", "form"]), (8, ["7!", "form"]):
      return "The form belongs to the screen at index 1, which is 8."
    default:
      return "Go through the script action by action, and note what is there after each."
    }
  }
}
