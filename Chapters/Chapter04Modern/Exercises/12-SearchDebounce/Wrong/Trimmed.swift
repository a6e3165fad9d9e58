// wrong: spaces around a text are taken away
// says: The text was changed before it was asked. Any text that isn't empty is asked as it is.
// fails: A text is asked as it is
// gives: (log → ["asked Prime numbers at 2300", "found Prime numbers 1 at 3300"]) == ([ "asked at
//   300", "found 1 at 1300", "asked Prime numbers at 2300", "found Prime numbers 2 at 3300", ] →
//   ["asked at 300", "found 1 at 1300", "asked Prime numbers at 2300", "found Prime numbers 2 at
//   3300"])

// instead of
guard !text.isEmpty else { return .cancel(id: CancelID.search) }
// this
let text = text.trimmingCharacters(in: .whitespaces)
guard !text.isEmpty else { return .cancel(id: CancelID.search) }

// instead of
import Chapter04Modern
// this
import Chapter04Modern
import Foundation
