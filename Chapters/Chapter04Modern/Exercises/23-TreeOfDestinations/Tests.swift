import Chapter04Modern
import Testing

@MainActor @Suite struct TreeOfDestinationsTests {
  /// What came of some actions: the state, and what the library reported.
  private func counter(
    _ state: Counter.State = Counter.State(),
    _ actions: Counter.Action...,
    waits: Bool = true
  ) async -> (state: Counter.State, reports: [String]) {
    let counter = Counter()
    return await run(state, actions, waits: waits) { state, action in
      counter.reduce(into: &state, action: action)
    }
  }

  /// The same for the sheet alone.
  private func sheet(
    _ state: FactSheet.State,
    _ actions: FactSheet.Action...
  ) async -> FactSheet.State {
    let sheet = FactSheet()
    return await run(state, actions) { state, action in
      sheet.reduce(into: &state, action: action)
    }.state
  }

  private func run<State, Action>(
    _ state: State,
    _ actions: [Action],
    waits: Bool = true,
    _ reduce: @escaping (inout State, Action) -> Effect<Action>
  ) async -> (state: State, reports: [String]) {
    let reports = LockIsolated<[String]>([])
    let count = LockIsolated(0)
    let store = Store(initialState: state) {
      Reduce<State, Action> { state, action in
        count.withValue { $0 += 1 }
        // Features that answer each other forever stop here.
        return count.value > 50 ? .none : reduce(&state, action)
      }
    }
    await withKnownIssue(isIntermittent: true) {
      var tasks: [StoreTask] = []
      for action in actions {
        tasks.append(store.send(action))
        if waits { await tasks.removeLast().finish() }
      }
      for task in tasks { await task.finish() }
    } matching: { issue in
      reports.withValue { $0.append(issue.comments.map(\.rawValue).joined(separator: " ")) }
      return true
    }
    return (store.withState { $0 }, reports.value)
  }

  private func counter(showing destination: Destination.State) -> Counter.State {
    Counter.State(destination: destination)
  }

  @Test("The counter shows what was tapped, for its count") func shows() async {
    let start = Counter.State(count: 5)
    let asking = await counter(start, .resetTapped).state
    let states = [
      await counter(start, .factTapped).state.destination,
      await counter(start, .editTapped).state.destination,
      asking.destination,
    ]
    let real: [Destination.State?] = [
      .fact(FactSheet.State(number: 5)), .form(NumberForm.State(number: 5)),
      .alert(.reset(count: 5)),
    ]
    let names = ["fact sheet", "form", "alert"]
    for (index, name) in names.enumerated() where states[index] != real[index] {
      let shown = shown(states[index])
      Issue.record(
        states[index] == nil
          ? "The button for the \(name) was tapped, but `destination` is nil."
          : index == 2 && asking.count != 5
            ? """
            Reset was tapped, and the count is \(asking.count) before anyone confirmed that. The \
            alert asks first.
            """
            : "The \(name) is for the count, 5; here it is \(shown)."
      )
      return
    }
    #expect(asking.count == 5, "Reset was tapped. The count stays until the alert is confirmed.")
    let zero = await counter(Counter.State(count: 0), .resetTapped).state.destination
    #expect(zero == .alert(.reset(count: 0)), "Reset was tapped at 0. The alert has to ask anyway.")
  }

  private func shown(_ destination: Destination.State?) -> String {
    switch destination {
    case nil: "nothing"
    case .fact(let sheet):
      "a fact sheet for \(sheet.number)\(sheet.fact.map { " that says \"\($0)\"" } ?? "")"
    case .form(let form): "a form for \(form.number)"
    case .alert(let alert): "an alert, \"\(String(state: alert.title))\""
    }
  }

  @Test("A new destination replaces the old one") func replaces() async {
    let olds: [Destination.State] = [
      .fact(FactSheet.State(number: 3, fact: "3 is odd.")), .form(NumberForm.State(number: 4)),
      .alert(.reset(count: 6)),
    ]
    for tap in [Counter.Action.factTapped, .editTapped, .resetTapped] {
      let new = await counter(Counter.State(count: 5), tap).state.destination
      for old in olds {
        let next = await counter(Counter.State(count: 5, destination: old), tap).state.destination
        let comment: Comment =
          switch next {
          case _ where new == nil: "Each button has to show something: fix that first."
          case old:
            """
            A button was tapped while something else was shown, but that is still there. The new \
            destination has to replace it.
            """
          default:
            """
            The count is 5. A button that shows \(shown(new)) was tapped while there was \
            \(shown(old)), and now there is \(shown(next)). The old destination doesn't matter.
            """
          }
        #expect(next == new && new != nil, comment)
        if next != new || new == nil { return }
      }
    }
  }

  @Test("The sheet runs its own part") func sheetAlone() async {
    let answered = await sheet(FactSheet.State(number: 3, fact: "?"), .response("3 is odd."))
    #expect(
      answered == FactSheet.State(number: 3, fact: "3 is odd."),
      "The sheet got the answer \"3 is odd.\", but its state is \(answered)."
    )
    let editing = await sheet(FactSheet.State(number: 3, fact: "3 is odd."), .editTapped)
    #expect(
      editing.form == NumberForm.State(number: 3) && editing.fact == "3 is odd.",
      editing.form == nil
        ? "Edit was tapped in the sheet, but its form is nil."
        : "The form is for the sheet's number, 3, and the fact stays for now; here: \(editing)."
    )
  }

  /// A sheet with a form that was opened in it.
  private let editing = FactSheet.State(
    number: 3,
    fact: "3 is odd.",
    form: NumberForm.State(number: 3)
  )

  @Test("The sheet's form saves a number for the sheet, and only the form closes")
  func formInTheSheet() async {
    let stepped = await sheet(editing, .form(.presented(.stepped(by: 1))))
    let saved = await sheet(
      editing,
      .form(.presented(.stepped(by: 1))),
      .form(.presented(.saveTapped))
    )
    let handed = await sheet(editing, .form(.presented(.delegate(.saved(8)))))
    let low = await sheet(editing, .form(.presented(.delegate(.saved(-8)))))
    let high = await sheet(editing, .form(.presented(.delegate(.saved(8_000)))))
    let comment: Comment =
      switch (stepped.form?.number, saved.form, saved.number, saved.fact) {
      case (3, _, _, _): "The sheet's form was stepped up, but is still at 3: nothing runs it."
      case (5, _, _, _): "The sheet's form was stepped up by one, from 3 to 5: it runs twice."
      case (4, _, _, _) where stepped.number != 3:
        "The sheet's form was stepped up but not saved, and the sheet already has its number."
      case (4, .some, _, _): "The sheet's form saved, but is still there."
      case (4, nil, 3, _) where handed.number == 8:
        "The form was stepped to 4 and saved, but the sheet's number is still 3."
      case (4, nil, 3, _): "The form saved 4, but the sheet, at 3, doesn't listen to it."
      case (4, nil, 4, "3 is odd."): "The number is 4, but the fact about 3 is still shown."
      case (4, nil, 4, let fact?): "There is no fact about 4 yet, but the sheet shows \"\(fact)\"."
      case (4, nil, 4, nil) where handed.number != 8:
        """
        The form reports what was saved, `.delegate(.saved(8))`, but the sheet read the form's \
        state instead.
        """
      case (4, nil, 4, nil) where handed.fact != nil:
        "The form passes on a number with `.delegate(.saved(…))`, which has to clear the fact."
      case (4, nil, 4, nil) where low.number != -8 || high.number != 8_000:
        """
        The form saved -8, and then 8000, numbers like any other; the sheet has \(low.number) and \
        \(high.number).
        """
      case (4, nil, 4, nil): "The form closes itself when it saves, but here the sheet closed it."
      default: "The sheet is at 4, with neither a fact nor a form; here: \(saved)."
      }
    #expect(
      stepped.form?.number == 4 && stepped.number == 3 && saved == FactSheet.State(number: 4)
        && handed.number == 8 && handed.fact == nil && low.number == -8 && high.number == 8_000,
      comment
    )
  }

  @Test("The sheet that the counter shows gets its actions") func sheetRuns() async {
    let start = counter(showing: .fact(FactSheet.State(number: 7)))
    let (state, _) = await counter(start, .destination(.presented(.fact(.response("7!")))))
    let works = await sheet(FactSheet.State(number: 3), .response("3 is odd.")).fact != nil
    let isAnswered = state.destination == .fact(FactSheet.State(number: 7, fact: "7!"))
    #expect(
      isAnswered,
      works
        ? """
        The sheet works alone, but in the counter it never got its answer. `ifLet` runs the \
        destination, which runs the sheet in its case.
        """
        : "The sheet has to run its own part: fix that first."
    )
  }

  @Test("The counter's form saves the count, and closes") func form() async {
    let start = counter(showing: .form(NumberForm.State(number: 7)))
    func form(_ action: NumberForm.Action) -> Counter.Action {
      .destination(.presented(.form(action)))
    }
    let stepped = await counter(start, form(.stepped(by: 2))).state
    let saved = await counter(start, form(.stepped(by: 2)), form(.saveTapped)).state
    let handed = await counter(start, form(.delegate(.saved(30)))).state
    let low = await counter(start, form(.delegate(.saved(-30)))).state.count
    let high = await counter(start, form(.delegate(.saved(3_000)))).state.count
    let runs = stepped.destination == .form(NumberForm.State(number: 9))
    let comment: Comment =
      switch (runs, saved.count, handed.count) {
      case (false, _, _) where stepped.destination == .form(NumberForm.State(number: 11)):
        """
        The form was stepped up by 2, from 7 to 11: it runs twice. One `ifLet` runs the \
        destination, and in that, one `ifCaseLet` each case.
        """
      case _ where stepped.count != 7:
        "The form was stepped up but not saved, and the count changed with it."
      case (false, _, _):
        """
        The form was stepped up, but it is still at 7: nothing runs it. `ifLet` runs the \
        destination, and in that, each case with a feature needs its `ifCaseLet`.
        """
      case (true, 7, 30):
        """
        The counter listens to `.delegate(.saved(…))`, which never arrives after a tap on save: \
        the form runs, but its effects are thrown away.
        """
      case (true, 9, 7):
        """
        The form passes on what it saved, with `.delegate(.saved(…))`. A counter that handles the \
        tap and reads the form's state depends on what is inside it.
        """
      case (true, 7, _): "The form saved 9, but the count is still 7."
      case (true, 9, _) where saved.destination != nil:
        "The form saved, so it has to close. Now there is \(shown(saved.destination))."
      case (true, 9, 30) where low != -30 || high != 3_000:
        "The form saved -30, and then 3000, numbers like any other; here: \(low) and \(high)."
      default: "The form saved 9, but the count is \(saved.count)."
      }
    #expect(
      runs && stepped.count == 7 && saved == Counter.State(count: 9) && handed.count == 30
        && low == -30 && high == 3_000,
      comment
    )
  }

  @Test("The counter ignores the sheet's form") func formInTheTree() async {
    let start = counter(showing: .fact(editing))
    func form(_ action: NumberForm.Action) -> Counter.Action {
      .destination(.presented(.fact(.form(.presented(action)))))
    }
    let (state, reports) = await counter(start, form(.stepped(by: 1)), form(.saveTapped))
    let works = await sheet(editing, .form(.presented(.stepped(by: 1)))).form?.number == 4
    let comment: Comment =
      switch state.destination {
      case _ where !works: "The sheet has to run its form: fix that first."
      case _ where state.count != 7:
        "The sheet's form saved a number for the sheet, and the counter took it for its count."
      case nil:
        """
        The form in the sheet closed the sheet, too. A form closes itself, and the sheet stays \
        with its new number.
        """
      case .fact(editing): "In the counter, the sheet's form never got its actions."
      default:
        "The sheet is at 4, without a fact, and still shown; here: \(state). \(reports.joined())"
      }
    let isRight = state == counter(showing: .fact(FactSheet.State(number: 4)))
    #expect(isRight, comment)
  }

  @Test("A confirmed alert resets the count, and closes") func alert() async {
    let start = Counter.State(count: 5, destination: .alert(.reset(count: 5)))
    let confirmed = await counter(start, .destination(.presented(.alert(.resetConfirmed)))).state
    let kept = await counter(start, .destination(.dismiss)).state
    let comment: Comment =
      switch (confirmed.count, confirmed.destination, kept.count, kept.destination) {
      case (5, .some, 5, .some): "The alert's buttons do nothing."
      case (5, _, _, _): "The reset was confirmed, but the count is still 5."
      case (7, _, _, _): "A reset set the count to 7, as in a new state. It has to set it to 0."
      case (0, .some, _, _): "The alert was confirmed, but is still there. `ifLet` removes it."
      case (0, nil, 0, _): "The alert was closed without a reset, but the count is 0 anyway."
      case (0, nil, _, .some): "The alert was closed by its other button, but is still there."
      default: "Reset turns 5 into 0, and the other button keeps 5; here: \(confirmed), \(kept)."
      }
    #expect(confirmed == Counter.State(count: 0) && kept == Counter.State(count: 5), comment)
  }

  @Test("A replaced destination's effects end")
  func replacedInFlight() async {
    let start = counter(showing: .form(NumberForm.State(number: 9)))
    let handed = await counter(start, .destination(.presented(.form(.delegate(.saved(30)))))).state
    let (state, reports) = await counter(
      start,
      .destination(.presented(.form(.saveTapped))),
      .factTapped,
      waits: false
    )
    let comment: Comment =
      switch await counter(start, .factTapped).state.destination {
      case nil: "Each button has to show something: fix that first."
      case .form: "A new destination has to replace the old one: fix that first."
      case _ where handed.count != 30:
        "The counter has to listen to what the form passes on: fix that first."
      case _ where state.count == 9 || !reports.isEmpty:
        """
        The form was about to pass on its number when the fact sheet replaced it, but the form's \
        effect continued: \(state.destination == nil ? "it closed the sheet" : "it saved"). \
        `ifLet` ends that effect if it is on the reducer that changes the destination.
        """
      default:
        "The sheet replaced the form, and is for 7; here it is \(shown(state.destination))."
      }
    #expect(state == counter(showing: .fact(FactSheet.State(number: 7))), comment)
  }

  @Test("Closing a form saves nothing") func closed() async {
    let swiped = await counter(
      counter(showing: .form(NumberForm.State(number: 9))),
      .destination(.dismiss)
    ).state
    let inside = await sheet(
      FactSheet.State(number: 3, fact: "3 is odd.", form: NumberForm.State(number: 4)),
      .form(.dismiss)
    )
    let comment: Comment =
      switch (swiped.destination, swiped.count, inside.form, inside.number) {
      case (.some, _, _, _): "The form was swiped away, but it is still there."
      case (_, 9, _, _): "The form was swiped away without saving, but the count took its number."
      case (_, _, .some, _): "The sheet's form was swiped away, but it is still there."
      case (_, _, _, 4):
        "The sheet's form was swiped away without saving, but the sheet took its number."
      default:
        "Nothing was saved, so only the destination changes; here: \(swiped), \(inside)."
      }
    #expect(
      swiped == Counter.State() && inside == FactSheet.State(number: 3, fact: "3 is odd."),
      comment
    )
  }
}
