import ReducerTesting
import Testing

@Suite struct AskToSaveTests {
  @Test("Handling an action writes nothing") func writesNothing() {
    let save = Run(.saveTapped)
    #expect(
      save.writesWhileReducing == 0,
      save.writesInTheWork == 0
        ? "`saveTapped` wrote while the reducer ran. Put the line that writes into the function."
        : "`saveTapped` wrote twice: while the reducer ran, and again in the function it returned."
    )
    let clear = Run(.clearTapped)
    #expect(
      clear.writesWhileReducing == 0,
      clear.writesInTheWork == 0
        ? "`clearTapped` wrote while the reducer ran. Its backup is work for the caller, too."
        : "`clearTapped` wrote twice: while the reducer ran, and again in the function it returned."
    )
  }

  @Test("The returned function does the work") func work() {  // starter passes
    let save = Run(.saveTapped)
    let whySave: Comment =
      switch save.file {
      case [7] where save.backup != [11]: "`saveTapped` wrote into `backup`, and not into `file`."
      case [7]: "`saveTapped`'s function was called, but it wrote no favourites into `file`."
      case [2, 3, 5]: "The favourites were 5, 2 and 3, but `file` has them in another order."
      default: "The favourites were 5, 2 and 3, and exactly those have to be in `file`."
      }
    #expect(save.file == [5, 2, 3], whySave)
    let none = Run(.saveTapped, favorites: [])
    let whyNone: Comment =
      switch none.file {
      case _ where save.file != [5, 2, 3]:
        "This depends on what `saveTapped` writes: fix that first."
      case [7]:
        """
        The list was empty when it was saved, but `file` still has 7. An empty list is saved like \
        any other, or a deleted favourite comes back.
        """
      default: "The list was empty when it was saved, and so `file` has to be empty."
      }
    #expect(none.file == [], whyNone)

    let clear = Run(.clearTapped)
    let whyClear: Comment =
      switch clear.backup {
      case [11] where clear.file == [5, 2, 3]: "`clearTapped` wrote into `file`, not into `backup`."
      case [7]:
        "The backup is a copy of `file`, which was saved on another day. Keep what was in the list."
      case []: "The backup is empty: the copy was taken after the list had been emptied."
      case [11]:
        "`clearTapped`'s function was called, but it wrote no favourites into `backup`."
      case [11, 5, 2, 3]:
        "The favourites were added to an older backup. They replace it, as they do in `file`."
      case [2, 3, 5]: "The favourites were 5, 2 and 3, but `backup` has them in another order."
      default: "The favourites were 5, 2 and 3, and exactly those have to be in `backup`."
      }
    #expect(clear.backup == [5, 2, 3], whyClear)

    guard save.file == [5, 2, 3], clear.backup == [5, 2, 3] else { return }
    #expect(
      Run(.clearTapped, favorites: []).backup == [],
      """
      The list was empty when it was cleared, but `backup` isn't: it has what some other list had. \
      An empty list is written like any other.
      """
    )
    let double = (Run(.saveTapped, favorites: [2, 2]), Run(.clearTapped, favorites: [2, 2]))
    #expect(
      (double.0.file, double.1.backup) == ([2, 2], [2, 2]),
      "The list had 2 twice. It is written unchanged, so the disk has 2 twice, too."
    )
    let many = Array(1...200)
    let file = Run(.saveTapped, favorites: many).file
    let backup = Run(.clearTapped, favorites: many).backup
    #expect(
      (file.count, backup.count) == (200, 200),
      "The list had 200 favourites. All of them have to be written, into `file` and into `backup`."
    )
    guard save.writesInTheWork == 1, clear.writesInTheWork == 1 else { return }
    for (action, name) in [(FavoritesAction.saveTapped, "file"), (.clearTapped, "backup")] {
      var favorites = [5, 2, 3]
      let disk = Disk()
      (disk.file, disk.backup) = (favorites, favorites)
      let work = favoritesReducer(&favorites, action, disk: disk)
      favorites = [2]
      _ = favoritesReducer(&favorites, action, disk: disk)
      (disk.file, disk.backup) = ([7], [11])
      work()
      let written = name == "file" ? disk.file : disk.backup
      let why =
        written == [2]
        ? """
        The reducer ran a second time before the first function was called, and that function \
        wrote what the list had by then. Each function keeps a copy of its own.
        """
        : """
        `\(name)` already had these favourites when the reducer ran, but no longer when the work \
        was done. The reducer must not ask the disk whether to write.
        """
      #expect(written == [5, 2, 3], "\(why)")
    }
  }

  @Test("Each action writes where it should, once") func elsewhere() {  // starter passes
    let delete = Run(.deleteTapped(3))
    let deletes = delete.writesWhileReducing + delete.writesInTheWork
    #expect(deletes == 0, "`deleteTapped` only changes the list. Nobody asked it to write.")
    let save = Run(.saveTapped)
    #expect(
      save.backup == [11],
      "`saveTapped` left something in `backup`, which isn't its business."
    )
    let clear = Run(.clearTapped)
    #expect(
      clear.file == [7],
      "`clearTapped` wrote into `file`. What was saved stays until someone saves again."
    )
    #expect(save.writesInTheWork <= 1, "`saveTapped`'s function wrote more than once.")
    #expect(clear.writesInTheWork <= 1, "`clearTapped`'s function wrote more than once.")
  }

  @Test("The reducer still changes the list") func list() {  // starter passes
    let delete = Run(.deleteTapped(3)).favorites
    #expect(delete == [5, 2], "`deleteTapped(3)` takes 3 from the list while the reducer runs.")
    if delete == [5, 2] {
      let twice = Run(.deleteTapped(3), favorites: [3, 2, 3]).favorites
      #expect(twice == [2], "3 was in the list twice. `deleteTapped(3)` took both, as it should.")
    }
    let save = Run(.saveTapped).favorites
    #expect(save == [5, 2, 3], "`saveTapped` leaves the list as it is.")
    let clear = Run(.clearTapped).favorites
    #expect(clear == [], "After `clearTapped`, the list has to be empty. Only the backup waits.")
  }

  private struct Outcome: Equatable {
    var favorites = [3, 1, 2, 3]
    var (file, backup) = ([7], [11])
  }

  @Test("In any order of actions, list and disk end up right") func any() {  // starter passes
    let report = check(
      inputs: { draw in
        (0..<6).flatMap { _ in
          draw.array(upTo: 1) { draw -> FavoritesAction in
            switch draw.int(in: 0...2) {
            case 0: .deleteTapped(draw.int(in: 1...4))
            case 1: .saveTapped
            default: .clearTapped
            }
          }
        }
      },
      laws: [
        Law(
          "starting from 3, 1, 2, 3, each action does what it says, and nothing else",
          expected: { (actions: [FavoritesAction]) in
            var outcome = Outcome()
            for action in actions {
              switch action {
              case .deleteTapped(let prime): outcome.favorites.removeAll { $0 == prime }
              case .saveTapped: outcome.file = outcome.favorites
              case .clearTapped: (outcome.backup, outcome.favorites) = (outcome.favorites, [])
              }
            }
            return outcome
          },
          actual: { actions in
            let disk = Disk()
            var outcome = Outcome()
            (disk.file, disk.backup) = (outcome.file, outcome.backup)
            let works = actions.map { favoritesReducer(&outcome.favorites, $0, disk: disk) }
            for work in works { work() }
            (outcome.file, outcome.backup) = (disk.file, disk.backup)
            return outcome
          }
        )
      ],
      count: 100
    )
    if report.failure != nil { Issue.record("\(report)") }
  }

  /// One action on a fresh list and a fresh disk, and then the function that came back.
  private struct Run {
    var favorites: [Int]
    let writesWhileReducing: Int
    let writesInTheWork: Int
    let file: [Int]
    let backup: [Int]

    init(_ action: FavoritesAction, favorites: [Int] = [5, 2, 3]) {
      self.favorites = favorites
      let disk = Disk()
      (disk.file, disk.backup) = ([7], [11])  // of another day
      let before = disk.writes
      let work = favoritesReducer(&self.favorites, action, disk: disk)
      let after = disk.writes
      work()
      (writesWhileReducing, writesInTheWork) = (after - before, disk.writes - after)
      (file, backup) = (disk.file, disk.backup)
    }
  }
}
