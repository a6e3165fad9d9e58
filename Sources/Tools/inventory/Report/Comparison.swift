// What is new since a saved inventory. Lines move all the time, so a use is the same if its file
// has the same line of code. If it doesn't, it is still the same if that line is missing elsewhere:
// then the file was renamed, or the code moved.

struct Comparison {
  private struct Key: Hashable {
    var construct: String
    var path: String?
    var text: String
  }

  let new: [Use]
  /// How many are gone.
  let removed: Int

  init(of uses: [Use], since saved: JSONReport) {
    var old: [Key: Int] = [:]
    for file in saved.files {
      for use in file.uses where use.isSure {
        old[Key(construct: use.construct, path: file.path, text: use.text), default: 0] += 1
      }
    }
    let sure = uses.filter(\.isSure)
    let unmatched = sure.filter { use in
      let key = Key(construct: use.construct.name, path: use.path, text: use.text)
      return !old.take(key)
    }
    var moved: [Key: Int] = [:]
    for (key, count) in old {
      moved[Key(construct: key.construct, path: nil, text: key.text), default: 0] += count
    }
    new = unmatched.filter { use in
      !moved.take(Key(construct: use.construct.name, path: nil, text: use.text))
    }
    removed = moved.values.reduce(0, +)
  }
}

extension Dictionary where Value == Int {
  /// Takes one of these, if any is left.
  fileprivate mutating func take(_ key: Key) -> Bool {
    guard let count = self[key], count > 0 else { return false }
    self[key] = count - 1
    return true
  }
}
