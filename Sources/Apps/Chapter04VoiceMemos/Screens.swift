// How the app looks in a terminal. The screen is a function of the state, and the features know
// nothing of it.

import AppScreen
import Chapter04Modern
import Foundation

extension VoiceMemos.State {
  public var screen: Screen<VoiceMemos.Action> {
    guard let alert else { return recording?.screen.map { .recording($0) } ?? list }
    return list.presenting(alert) { .alert($0.map { .presented($0) } ?? .dismiss) }
  }

  private var list: Screen<VoiceMemos.Action> {
    let body = rows(memos, orElse: "Nothing has been recorded yet") { memo in
      let bar = memo.progress.map { " \(Self.bar($0, width: 8))" } ?? ""
      return """
        \(memo.id == selected ? "›" : " ") \(memo.name)\(memo.isRenaming ? "_" : "")  \
        \(seconds(memo.seconds))\(bar)
        """
    }
    return Screen(title: "Voice memos", body: body, keys: keys, typing: typing)
  }

  private var keys: [Key<VoiceMemos.Action>] {
    guard let memo = selected.flatMap({ memos[id: $0] }) else {
      return [Key("r", "r record", .recordTapped)] + rowKeys(memos, "open") { .rowTapped($0.id) }
    }
    func ofRow(_ action: VoiceMemo.Action) -> VoiceMemos.Action {
      .memos(.element(id: memo.id, action: action))
    }
    if memo.isRenaming {
      return [
        Key(.returnKey, "return done", ofRow(.set(\.isRenaming, false))),
        Key(.escapeKey, nil, ofRow(.set(\.isRenaming, false))),
      ]
    }
    return [
      Key("p", memo.isPlaying ? "p stop" : "p play", ofRow(.playTapped)),
      Key("t", "t title", ofRow(.set(\.isRenaming, true))),
      Key("d", "d delete", .deleteTapped(memo.id)),
      Key("r", "r record", .recordTapped),
    ]
      + rowKeys(memos, "open or close") { .rowTapped($0.id) }
  }

  private var typing: Typing<VoiceMemos.Action>? {
    guard let memo = selected.flatMap({ memos[id: $0] }), memo.isRenaming else { return nil }
    return Typing(memo.title) { .memos(.element(id: memo.id, action: .set(\.title, $0))) }
  }

  /// Whether something is recorded or played.
  public var isBusy: Bool { recording != nil || memos.contains { $0.isPlaying } }
  public var isQuiet: Bool { !isBusy }

  private static func bar(_ share: Double, width: Int) -> String {
    let done = Int((min(max(share, 0), 1) * Double(width)).rounded())
    return String(repeating: "█", count: done) + String(repeating: "░", count: width - done)
  }
}

extension RecordingMemo.State {
  var screen: Screen<RecordingMemo.Action> {
    let bars = Array("▁▂▃▄▅▆▇█")
    let levels = levels.map { bars[Int(min(max($0, 0), 1) * Double(bars.count - 1))] }
    let time = "\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
    return Screen(
      title: "Voice memos › Recording",
      body: [centered("● \(seconds / 60):\(time)"), "", centered(String(levels))],
      keys: isStopping ? [] : [Key("s", "s stop", .stopTapped)]
    )
  }
}

extension VoiceMemo.State {
  /// Its title, or when it was recorded. In UTC: a local time would make the screen depend on the
  /// machine it is on.
  fileprivate var name: String {
    guard title.isEmpty, !isRenaming else { return title }
    return date.ISO8601Format().prefix(16).replacing("T", with: " ") + " UTC"
  }
}

private func seconds(_ seconds: Double) -> String {
  "\((seconds * 10).rounded() / 10) s"
}
