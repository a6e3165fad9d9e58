// Four chapters have four kinds of store. The terminal needs a few things of each: lines to show,
// what a key does, and when to look again.

import Foundation

/// An app as the terminal sees it, whatever the chapter's store looks like.
@MainActor
struct App {
  typealias Start = @MainActor @Sendable (Log) -> App

  /// What to show now: a function of the state, so that it can be asked for at any time.
  let screen: () -> [String]
  /// Sends what the key means on this screen; nothing if it means nothing.
  let press: (_ key: Character, _ now: Date) -> Void
  /// Calls back after each change, for as long as what it returns is kept.
  let observe: (@escaping () -> Void) -> AnyObject
  /// Whether something is going on that will still change it, and that the next key should wait for
  /// where nobody is looking: see `playAsText`.
  var isWorking: () -> Bool = { false }
  /// Whether keys are text now, even q. Return comes as `\n`, backspace as `\u{7F}`, and escape as
  /// `\u{1B}`.
  var isTyping: () -> Bool = { false }
  /// Undoes or redoes an action, where the app's reducer has a history around it. Where it has
  /// none, `Player` shows the screens from before.
  var travel: ((Travel) -> Void)?
}

/// A step through what happened.
enum Travel {
  case back, forth
}
