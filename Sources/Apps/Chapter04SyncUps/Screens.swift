// How the app looks in a terminal. Each screen is a function of its feature's state, and the
// features know nothing of it.

import AppScreen
import Chapter04Modern
import Foundation

extension SyncUpsApp.State {
  /// The screen on top of the stack, or the list.
  public var screen: Screen<SyncUpsApp.Action> {
    guard let alert else { return topScreen }
    return topScreen.presenting(alert) { _ in .alert(.dismiss) }
  }

  private var topScreen: Screen<SyncUpsApp.Action> {
    guard let id = path.ids.last, let top = path[id: id] else {
      return list.screen.map { .list($0) }
    }
    let back = Key("b", "b back", SyncUpsApp.Action.path(.popFrom(id: id)))
    switch top {
    case .detail(let detail):
      var screen = detail.screen.map {
        SyncUpsApp.Action.path(.element(id: id, action: .detail($0)))
      }
      if detail.destination == nil {
        if let url = URL(string: detail.syncUp.link) {
          screen.keys.append(Key("l", "l open the link", .linkOpened(url)))
        }
        screen.keys.append(back)
      }
      return screen
    case .record(let record):
      return record.screen.map { .path(.element(id: id, action: .record($0))) }
    case .meeting(let meeting, let title):
      return Screen(
        title: "Sync-ups › \(title) › \(meeting.date.text)",
        body: ["It took \(minutesAndSeconds(meeting.seconds)).", ""]
          + meeting.attendees.map { "  \($0.name)" }
          + (meeting.transcript.map { ["", "“\($0)”"] } ?? []),
        keys: [back]
      )
    }
  }

  /// Whether a meeting runs, which takes as long as it takes.
  public var isRecording: Bool { path.contains { $0.is(\.record) } }
  public var isQuiet: Bool { !isRecording }
}

extension SyncUpsList.State {
  public var screen: Screen<SyncUpsList.Action> {
    if let form {
      return form.screen(title: "Sync-ups › New").map { .form(.presented($0)) }
    }
    var body = rows(syncUps, orElse: "Nobody meets yet") { syncUp in
      "\(syncUp.title)  (\(syncUp.minutes) min, \(count(syncUp.attendees.count, "person", "people")))"
    }
    var keys = [Key("a", "a add one", SyncUpsList.Action.addTapped)]
    keys += rowKeys(syncUps, "open") { .syncUpTapped($0.id) }
    if let problem { body += ["", "! \(problem)"] }
    if $syncUps.saveError != nil { keys.append(Key("s", "s save again", .saveAgainTapped)) }
    return Screen(title: "Sync-ups", body: body, keys: keys)
  }
}

extension SyncUpForm.State {
  /// While a field has the focus, characters are typed into it; otherwise they are keys.
  func screen(title: String) -> Screen<SyncUpForm.Action> {
    func mark(_ field: SyncUpForm.Field) -> String { focus == field ? "_" : "" }
    var body = ["Title: \(syncUp.title)\(mark(.title))", "", "\(syncUp.length), with"]
    for (number, attendee) in zip(1..., syncUp.attendees) {
      body.append("  \(number)  \(attendee.name)\(mark(.attendee(attendee.id)))")
    }
    if let problem { body += ["", "! \(problem.sentence)"] }
    let screen = Screen(title: title, body: body, keys: keys, typing: typing)
    guard let alert else { return screen }
    return screen.presenting(alert) { .alert($0.map { .presented($0) } ?? .dismiss) }
  }

  private var keys: [Key<SyncUpForm.Action>] {
    guard focus == nil else {
      return [
        Key(.tabKey, "tab next", .set(\.focus, next)),
        Key(.returnKey, "return one more person", .addAttendeeTapped),
        Key(.escapeKey, "escape leave the text", .set(\.focus, nil)),
      ]
    }
    let range = SyncUp.possibleMinutes
    return [
      Key("s", "s save", .saveTapped),
      Key("c", "c cancel", .cancelTapped),
      Key("t", "t title", .set(\.focus, .title)),
      Key("a", "a one more person", .addAttendeeTapped),
      Key("+", "+ longer", .set(\.syncUp.minutes, min(syncUp.minutes + 1, range.upperBound))),
      Key("-", "- shorter", .set(\.syncUp.minutes, max(syncUp.minutes - 1, range.lowerBound))),
    ]
      + rowKeys(syncUp.attendees, "name") { .set(\.focus, .attendee($0.id)) }
  }

  private var next: SyncUpForm.Field {
    let fields = [.title] + syncUp.attendees.map { SyncUpForm.Field.attendee($0.id) }
    let index = focus.flatMap { fields.firstIndex(of: $0) } ?? -1
    return fields[(index + 1) % fields.count]
  }

  private var typing: Typing<SyncUpForm.Action>? {
    switch focus {
    case nil:
      return nil
    case .title?:
      return Typing(syncUp.title) { .set(\.syncUp.title, $0) }
    case .attendee(let id)?:
      guard let attendee = syncUp.attendees[id: id] else { return nil }
      return Typing(attendee.name) { name in
        // Backspace in an empty row removes it.
        if name.isEmpty, attendee.name.isEmpty { return .removeAttendeeTapped(id) }
        var attendees = syncUp.attendees
        attendees[id: id]?.name = name
        return .set(\.syncUp.attendees, attendees)
      }
    }
  }
}

extension SyncUpDetail.State {
  var screen: Screen<SyncUpDetail.Action> {
    if case .edit(let form)? = destination {
      return form.screen(title: "Sync-ups › \(syncUp.title) › Edit").map {
        .destination(.presented(.edit($0)))
      }
    }
    let names = syncUp.attendees.map(\.name).joined(separator: ", ")
    let screen = Screen<SyncUpDetail.Action>(
      title: "Sync-ups › \(syncUp.title)",
      body: ["\(syncUp.length), with \(names.isEmpty ? "nobody" : names)", ""]
        + rows(syncUp.meetings, orElse: "No meeting has taken place yet") {
          "\($0.date.text), \(minutesAndSeconds($0.seconds))"
        }
        + ["", "Link: \(syncUp.link)"]
        + ($syncUp.saveError == nil ? [] : ["", "! It couldn't be saved. Try again in the list."]),
      keys: [
        Key("s", "s start a meeting", .startTapped),
        Key("e", "e edit", .editTapped),
        Key("d", "d delete", .deleteTapped),
      ] + rowKeys(syncUp.meetings, "open") { .meetingTapped($0.id) }
    )
    guard case .alert(let alert)? = destination else { return screen }
    return screen.presenting(alert) {
      .destination($0.map { .presented(.alert($0)) } ?? .dismiss)
    }
  }
}

extension RecordMeeting.State {
  var screen: Screen<RecordMeeting.Action> {
    let done = min(40, secondsElapsed * 40 / syncUp.seconds)
    let people = syncUp.attendees.enumerated().map { index, attendee in
      "\(index < speaker ? "✓" : index == speaker ? "▶" : " ") \(attendee.name)"
    }
    let lastWords = transcript.split(separator: " ").suffix(12).joined(separator: " ")
    let screen = Screen<RecordMeeting.Action>(
      title: "Sync-ups › \(syncUp.title) › Meeting",
      body: [
        String(repeating: "█", count: done) + String(repeating: "░", count: 40 - done),
        centered("\(minutesAndSeconds(secondsRemaining)) left"), "",
      ] + people + (lastWords.isEmpty ? [] : ["", "“\(lastWords)”"]),
      keys: [Key("n", "n next person", .nextTapped), Key("e", "e end", .endTapped)]
    )
    guard let alert else { return screen }
    return screen.presenting(alert) { .alert($0.map { .presented($0) } ?? .dismiss) }
  }
}

extension SyncUp {
  /// Starts a meeting: see `Link`.
  fileprivate var link: String { "syncups://\(id)/meeting" }
  fileprivate var length: String { count(minutes, "minute", "minutes") }
}

private func count(_ number: Int, _ one: String, _ many: String) -> String {
  "\(number) \(number == 1 ? one : many)"
}

private func minutesAndSeconds(_ seconds: Int) -> String {
  "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
}

extension Date {
  /// In UTC: a local time would make the screen depend on the machine it is on.
  fileprivate var text: String {
    ISO8601Format().prefix(16).replacing("T", with: " ") + " UTC"
  }
}
