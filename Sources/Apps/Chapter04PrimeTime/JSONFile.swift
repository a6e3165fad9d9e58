// The naive way to keep a value in a file loses it in three ways: a crash while writing leaves half
// a file; a file that can't be read is taken for an empty one, and the next save writes over it;
// and a failure is printed where nobody looks.

import Foundation

extension PrimeTime {
  /// A value in a file of its own, which one task at a time reads or writes.
  ///
  /// What can't be understood isn't deleted: the file gets another name, which the error carries.
  /// That goes for saving, too, since it would replace the file; the next save then succeeds.
  actor JSONFile<Value: Codable & Sendable> {
    private let url: URL

    init(url: URL) {
      self.url = url
    }

    /// The value that was saved last.
    func load() throws(StorageError) -> Value {
      guard let value = try read() else { throw .nothingSaved }
      return value
    }

    /// Saves the value. The file is complete at every moment: it holds the old value until the new
    /// one has been written, under another name.
    func save(_ value: Value) throws(StorageError) {
      _ = try read()
      do {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try JSONEncoder().encode(value).write(to: url, options: .atomic)
      } catch {
        throw .unwritable(error.localizedDescription)
      }
    }

    /// The value in the file, nil if there is no file.
    private func read() throws(StorageError) -> Value? {
      let data: Data
      do {
        data = try Data(contentsOf: url)
      } catch CocoaError.fileReadNoSuchFile {
        return nil
      } catch {
        throw .unreadable(error.localizedDescription)
      }
      do {
        return try JSONDecoder().decode(Value.self, from: data)
      } catch {
        throw .damaged(setAsideAs: try setAside())
      }
    }

    /// Gives the file a name that no other has, so that one that was set aside before stays, too.
    /// - Returns: The name.
    private func setAside() throws(StorageError) -> String {
      let base = url.deletingPathExtension().path
      var number = 1
      while true {
        let suffix = number == 1 ? "damaged" : "damaged-\(number)"
        let other = URL(fileURLWithPath: "\(base).\(suffix).\(url.pathExtension)")
        do {
          try FileManager.default.moveItem(at: url, to: other)
          return other.lastPathComponent
        } catch CocoaError.fileWriteFileExists {
          number += 1
        } catch {
          throw .unreadable(error.localizedDescription)
        }
      }
    }
  }
}
