// The pages of the form, and the places that a tally can be in, in a terminal. See Screens.swift.

import AppScreen
import Chapter04Modern

extension SignUp.State {
  var screen: Screen<SignUp.Action> {
    guard let id = path.ids.last, let page = path[id: id] else {
      return Screen(
        title: "Sign up",
        body: isDone ? [centered("Welcome, \(data.name)!")] : [centered("Three pages to fill in")],
        keys: [Key("s", "s start", .startTapped)]
      )
    }
    var screen: Screen<SignUp.Page.Action> =
      switch page {
      case .basics(let basics): basics.screen.map { .basics($0) }
      case .topics(let topics): topics.screen.map { .topics($0) }
      case .summary(let summary): summary.screen.map { .summary($0) }
      }
    screen.title = "Sign up › \(screen.title)"
    var whole = screen.map { SignUp.Action.path(.element(id: id, action: $0)) }
    whole.keys.append(Key("b", whole.typing == nil ? "b back" : nil, .path(.popFrom(id: id))))
    return whole
  }
}

extension SignUpBasics.State {
  var screen: Screen<SignUpBasics.Action> {
    func mark(_ field: SignUpBasics.Field) -> String { focus == field ? "_" : "" }
    let next =
      problem == nil ? [Key(.returnKey, "return next", SignUpBasics.Action.nextTapped)] : []
    let others: [Key<SignUpBasics.Action>] =
      if let focus {
        [
          Key(.tabKey, "tab other field", .focusChanged(focus == .name ? .email : .name)),
          Key(.escapeKey, "escape leave the text", .focusChanged(nil)),
        ]
      } else {
        [
          Key("n", "n name", .focusChanged(.name)), Key("e", "e email", .focusChanged(.email)),
        ]
      }
    return Screen(
      title: "1 of 3",
      body: ["Name: \(data.name)\(mark(.name))", "Email: \(data.email)\(mark(.email))"]
        + (problem.map { ["", $0] } ?? []),
      keys: next + others,
      typing: focus.map { field in
        switch field {
        case .name: Typing(data.name) { .nameChanged($0) }
        case .email: Typing(data.email) { .emailChanged($0) }
        }
      }
    )
  }
}

extension SignUpTopics.State {
  var screen: Screen<SignUpTopics.Action> {
    Screen(
      title: "2 of 3",
      body: rows(SignUpData.Topic.allCases, orElse: "") { topic in
        "\(topics.contains(topic) ? "✓" : "·") \(topic.rawValue)"
      },
      keys: rowKeys(SignUpData.Topic.allCases, "choose") { .topicTapped($0) }
        + [Key(.returnKey, "return next", .nextTapped)]
    )
  }
}

extension SignUpSummary.State {
  var screen: Screen<SignUpSummary.Action> {
    let topics = data.topics.map(\.rawValue).sorted().joined(separator: ", ")
    return Screen(
      title: "3 of 3",
      body: [
        "Name: \(data.name)", "Email: \(data.email)", "Topics: \(topics.isEmpty ? "none" : topics)",
      ],
      keys: [
        Key("1", "1-2 edit a page", .editBasicsTapped), Key("2", nil, .editTopicsTapped),
        Key(.returnKey, "return sign up", .submitTapped),
      ]
    )
  }
}

extension Tally.State {
  func screen(title: String) -> Screen<Tally.Action> {
    Screen(
      title: title,
      body: [centered("\(count)")],
      keys: [Key("+", "+ up", .incrementTapped), Key("c", "c close", .closeTapped)]
    )
  }
}

extension Navigating.State {
  var screen: Screen<Navigating.Action> {
    func of(
      _ tally: Tally.State,
      _ title: String,
      swipe: String = "s swipe it away",
      _ embed: @escaping (Tally.Action) -> Navigating.Destination.Action
    ) -> Screen<Navigating.Action> {
      var screen = tally.screen(title: "Navigation › \(title)").map {
        Navigating.Action.destination(.presented(embed($0)))
      }
      // A swipe or a back button, which asks nobody.
      screen.keys.append(Key(swipe.first!, swipe, .destination(.dismiss)))
      return screen
    }
    switch destination {
    case .sheet(let tally): return of(tally, "Sheet") { .sheet($0) }
    case .popover(let tally): return of(tally, "Popover") { .popover($0) }
    case .drillDown(let tally): return of(tally, "Drill-down", swipe: "b back") { .drillDown($0) }
    case .alert(let alert):
      return below.presenting(alert) {
        .destination($0.map { .presented(.alert($0)) } ?? .dismiss)
      }
    case .dialog(let dialog):
      return below.presenting(dialog) {
        .destination($0.map { .presented(.dialog($0)) } ?? .dismiss)
      }
    case nil: return below
    }
  }

  private var below: Screen<Navigating.Action> {
    if let id = path.ids.last, let tally = path[id: id] {
      var screen = tally.screen(title: "Navigation › Stack, \(path.count) high").map {
        Navigating.Action.path(.element(id: id, action: $0))
      }
      screen.keys.append(Key("p", "p push another", .pushTapped))
      screen.keys.append(Key("b", "b back", .path(.popFrom(id: id))))
      return screen
    }
    if tab == .tally {
      var screen = tally.screen(title: "Navigation › The other tab").map {
        Navigating.Action.tally($0)
      }
      screen.keys.append(Key("t", "t first tab", .tabSelected(.links)))
      return screen
    }
    return Screen(
      title: "Navigation",
      body: [centered("Where to?")],
      keys: [
        Key("1", "1 sheet", .sheetTapped), Key("2", "2 popover", .popoverTapped),
        Key("3", "3 drill-down", .drillDownTapped), Key("4", "4 stack", .pushTapped),
        Key("5", "5 alert", .alertTapped), Key("6", "6 dialog", .dialogTapped),
        Key("t", "t other tab", .tabSelected(.tally)),
      ]
    )
  }
}
