import Testing

@Suite struct AskToSaveTests {
  /// What is written while the reducer runs, and then by the function it returns, on a disk whose
  /// file has 7 and whose backup has 11. The list that is left is last.
  private func log(_ action: FavoritesAction, favorites: [Int] = [5, 2, 3]) -> [String] {
    let disk = Disk()
    (disk.file, disk.backup) = ([7], [11])
    var before = disk.writes
    var log: [String] = []
    func note(_ when: String) {
      if disk.writes > before {
        log.append("\(when): \(disk.writes - before) × file \(disk.file), backup \(disk.backup)")
      }
      before = disk.writes
    }
    var favorites = favorites
    let work = favoritesReducer(&favorites, action, disk: disk)
    note("in the reducer")
    let list = favorites
    favorites = [1]  // Before the work is called, the same happens to another list.
    _ = favoritesReducer(&favorites, action, disk: disk)
    before = disk.writes
    work()
    note("in the work")
    return log + ["list \(list)"]
  }

  @Test("Saving writes nothing, and returns work that writes the list into `file`")
  func save() throws {
    let log = log(.saveTapped)
    try #require(
      log == ["in the work: 1 × file [5, 2, 3], backup [11]", "list [5, 2, 3]"],
      "The list was 5, 2 and 3. In `file` there was 7, and in `backup` 11."
    )
    let empty = self.log(.saveTapped, favorites: [])
    try #require(
      empty == ["in the work: 1 × file [], backup [11]", "list []"],
      "The list was empty. In `file` there was 7, and in `backup` 11."
    )
    let same = self.log(.saveTapped, favorites: [7])
    try #require(
      same == ["in the work: 1 × file [7], backup [11]", "list [7]"],
      "The list was 7, and so was `file`. In `backup` there was 11."
    )
  }

  @Test("Clearing empties the list, and returns work that writes what was in it into `backup`")
  func clear() throws {
    let log = log(.clearTapped)
    try #require(
      log == ["in the work: 1 × file [7], backup [5, 2, 3]", "list []"],
      "The list was 5, 2 and 3. In `file` there was 7, and in `backup` 11."
    )
    let others = [[], [11]].map { self.log(.clearTapped, favorites: $0)[0] }
    try #require(
      others == [[], [11]].map { "in the work: 1 × file [7], backup \($0)" },
      "The list was empty, and then 11, which was in `backup` already."
    )
  }

  @Test("Deleting changes the list, and writes nothing")  // starter passes
  func delete() throws {
    let log = log(.deleteTapped(2))
    try #require(log == ["list [5, 3]"], "The list was 5, 2 and 3, and 2 was deleted.")
  }
}
