// Four chapters have four kinds of store. The terminal needs three things of each: lines to show,
// what a key does, and when to look again.

import Foundation

/// PrimeTime as the terminal sees it, whatever the chapter's store looks like.
@MainActor
struct App {
  typealias Start = @MainActor @Sendable () -> App

  /// What to show now.
  let screen: () -> [String]
  /// Sends what the key means on this screen; nothing if it means nothing.
  let press: (_ key: Character, _ now: Date) -> Void
  /// Calls back after each change, for as long as what it returns is kept.
  let observe: (@escaping () -> Void) -> AnyObject
  /// Whether something is going on that will still change it.
  var isWorking: () -> Bool = { false }
  /// Whether keys are text now, even q. Return comes as `\n`, backspace as `\u{7F}`, and escape as
  /// `\u{1B}`.
  var isTyping: () -> Bool = { false }
}
