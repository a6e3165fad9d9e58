// How the case studies look in a terminal. Each screen is a function of its feature's state, and
// the features know nothing of it.

import AppScreen
import Chapter04Modern
import Foundation

extension CaseStudies.State {
  public var screen: Screen<CaseStudies.Action> {
    guard let study else {
      return Screen(
        title: "Case studies",
        body: rows(CaseStudies.Title.allCases, orElse: "", text: \.rawValue),
        keys: rowKeys(CaseStudies.Title.allCases, "open") { .studyTapped($0) }
      )
    }
    var screen = study.screen.map { CaseStudies.Action.study(.presented($0)) }
    if study.isOnTop { screen.keys.append(Key("b", "b back", .study(.dismiss))) }
    return screen
  }

  /// Whether nothing goes on that lasts as long as it lasts: a connection, or a walk.
  public var isQuiet: Bool {
    switch study {
    case .chat(let chat): chat.connection == .none
    case .walk(let walk): !walk.isWalking
    case .signUp, .guides, .navigating, nil: true
    }
  }

  /// Whether something is going on.
  public var isBusy: Bool {
    switch study {
    case .guides(let guides): guides.isBusy
    case .signUp, .chat, .navigating, .walk, nil: !isQuiet
    }
  }
}

extension CaseStudies.Study.State {
  var screen: Screen<CaseStudies.Study.Action> {
    switch self {
    case .signUp(let study): study.screen.map { .signUp($0) }
    case .guides(let study): study.screen.map { .guides($0) }
    case .chat(let study): study.screen.map { .chat($0) }
    case .navigating(let study): study.screen.map { .navigating($0) }
    case .walk(let study): study.screen.map { .walk($0) }
    }
  }

  /// Whether nothing covers the study's first screen, so that `b` leads back to the menu.
  var isOnTop: Bool {
    switch self {
    case .signUp(let study): study.path.isEmpty
    case .guides(let study): study.open == nil
    case .chat(let study): !study.isTyping
    case .navigating(let study): study.path.isEmpty && study.destination == nil
    case .walk: true
    }
  }
}

extension Guides.State {
  /// The row that asks something.
  var open: Guide.State? {
    guides.first { $0.favoriting.alert != nil || $0.downloading.alert != nil }
  }

  var isBusy: Bool {
    guides.contains { guide in
      if case .downloading = guide.downloading.mode { return true }
      return guide.downloading.mode == .starting
        || guide.favoriting.isFavorite != guide.favoriting.isSavedAsFavorite
    }
  }

  var screen: Screen<Guides.Action> {
    let hearts = "abcdefghi"
    var keys = rowKeys(guides, "download") { guide in
      Guides.Action.guides(.element(id: guide.id, action: .downloading(.tapped)))
    }
    keys += zip(hearts, guides).enumerated().map { index, row in
      Key(
        Character(row.0.uppercased()),
        index == 0 ? "A-C favourite" : nil,
        .guides(.element(id: row.1.id, action: .favoriting(.tapped)))
      )
    }
    let screen = Screen<Guides.Action>(
      title: "Guides",
      body: rows(guides, orElse: "No guides") { guide in
        "\(guide.favoriting.isFavorite ? "♥" : "♡") \(guide.title)  \(guide.downloading.mode.text)"
      },
      keys: keys
    )
    guard let open else { return screen }
    if let alert = open.downloading.alert {
      return screen.presenting(alert) { button in
        .guides(
          .element(
            id: open.id,
            action: .downloading(.alert(button.map { .presented($0) } ?? .dismiss))
          )
        )
      }
    }
    guard let alert = open.favoriting.alert else { return screen }
    return screen.presenting(alert) { _ in
      .guides(.element(id: open.id, action: .favoriting(.alert(.dismiss))))
    }
  }
}

extension DownloadMode {
  fileprivate var text: String {
    switch self {
    case .none: ""
    case .starting: "◌"
    case .downloading(let share): "\(Int((share * 100).rounded())) %"
    case .downloaded: "✓ downloaded"
    }
  }
}

extension Chat.State {
  var screen: Screen<Chat.Action> {
    let state =
      switch connection {
      case .none: "not connected"
      case .connecting: "◌ connecting"
      case .open: "● connected"
      case .waiting(let seconds): "◌ trying again in \(seconds) s"
      }
    var keys: [Key<Chat.Action>] =
      isTyping
      ? [
        Key(.returnKey, "return send", .sendTapped),
        Key(.escapeKey, "escape leave the text", .set(\.isTyping, false)),
      ]
      : [Key("t", "t type", .set(\.isTyping, true))]
    if !isTyping {
      keys.append(
        connection == .none
          ? Key("c", "c connect", .connectTapped) : Key("d", "d disconnect", .disconnectTapped)
      )
    }
    return Screen(
      title: "Chat › \(state)",
      body: messages.suffix(9) + ["", "› \(draft)\(isTyping ? "_" : "")"]
        + (problem.map { ["", "! \($0)"] } ?? []),
      keys: keys,
      typing: isTyping ? Typing(draft) { .set(\.draft, $0) } : nil
    )
  }
}

extension Walk.State {
  var screen: Screen<Walk.Action> {
    let place = location.map { location in
      let degrees = [location.latitude, location.longitude]
      return degrees.map { String(format: "%.5f", $0) }.joined(separator: ", ")
    }
    return Screen(
      title: "A walk",
      body: [
        centered(place ?? (isWalking ? "◌ where?" : "Nothing has been reported")), "",
        centered("\(Int(metres.rounded())) m, \(steps) steps"),
      ] + (problem.map { ["", "! \($0)"] } ?? []),
      keys: [isWalking ? Key("s", "s stop", .stopTapped) : Key("s", "s start", .startTapped)]
    )
  }
}
