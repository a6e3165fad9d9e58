// What scripts read with `--json`.

import Runner

struct VerifyJSON: Encodable {
  struct Entry: Encodable {
    var exercise: String
    var number: String
    var problems: [String] = []
    var warnings: [String] = []
    /// Whether it passed before, and wasn't built again.
    var isUnchanged = false
    var seconds = 0.0
    /// How many a review can make, if it asks about such exercises.
    var cards: Int?
  }

  struct Pages: Encodable {
    var count = 0
    var written: [String] = []
    var problems: [String] = []
  }

  var exercises: [Entry] = []
  var models: [String] = []
  var sources: [String] = []
  var pages = Pages()
  var problems = 0
}
