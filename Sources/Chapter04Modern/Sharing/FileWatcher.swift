// A program that writes a file usually writes a new one and renames it, as this library does. The
// watched file then no longer exists. So the directory is watched, too.

import Dispatch
import Foundation

#if canImport(Glibc)
  import Glibc

  /// Calls `onChange` whenever a file may have changed, from any thread, until the subscription
  /// ends. If the directory doesn't exist, or the system has no watches left, this silently watches
  /// nothing.
  func watchFile(at url: URL, _ onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
    let events = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard events >= 0 else { return SharedSubscription {} }
    let directory = url.deletingLastPathComponent()
    @Sendable func watch(_ directory: URL, _ kinds: Int32) -> Int32 {
      inotify_add_watch(events, directory.path, UInt32(kinds))
    }
    @Sendable func watchDirectory() -> Int32 {
      watch(directory, IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE)
    }
    let watched = LockIsolated(watchDirectory())
    // Another directory may replace this one.
    let parent = watch(directory.deletingLastPathComponent(), IN_CREATE | IN_MOVED_TO)

    let source = DispatchSource.makeReadSource(fileDescriptor: events, queue: .global())
    source.setEventHandler {
      var mayHaveChanged = false
      for event in readEvents(from: events) {
        if event.watch == parent {
          guard event.name == directory.lastPathComponent else { continue }
          inotify_rm_watch(events, watched.value)
          watched.setValue(watchDirectory())
          mayHaveChanged = true
        } else {
          // If events were lost, one of them may have been about this file.
          mayHaveChanged =
            mayHaveChanged || event.name == url.lastPathComponent
            || event.kinds & UInt32(IN_Q_OVERFLOW) != 0
        }
      }
      if mayHaveChanged { onChange() }
    }
    source.setCancelHandler { close(events) }
    source.resume()
    let cancellable = Locked(source)
    return SharedSubscription { cancellable.withLock { $0.cancel() } }
  }

  private struct FileEvent {
    let watch: Int32
    let kinds: UInt32
    let name: String
  }

  /// All pending events.
  private func readEvents(from descriptor: Int32) -> [FileEvent] {
    var events: [FileEvent] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return events }
      // There is no other way to read C structs from bytes. `offset` stays below `count`.
      buffer.withUnsafeBytes { bytes in
        var offset = 0
        while offset < count {
          let header = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          offset += MemoryLayout<inotify_event>.size
          let name = bytes[offset..<(offset + Int(header.len))].prefix { $0 != 0 }
          events.append(
            FileEvent(
              watch: header.wd,
              kinds: header.mask,
              name: String(decoding: name, as: UTF8.self)
            )
          )
          offset += Int(header.len)
        }
      }
    }
  }
#elseif canImport(Darwin)
  /// Calls `onChange` whenever a file may have changed, from any thread, until the subscription
  /// ends.
  func watchFile(at url: URL, _ onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
    let file = LockIsolated<SharedSubscription?>(nil)
    // The file itself signals a write; the directory signals a new file.
    @Sendable func watchFile() {
      file.setValue(watch(url.path, [.write, .extend, .delete, .rename], onChange))
    }
    watchFile()
    let directory = watch(url.deletingLastPathComponent().path, .write) {
      watchFile()
      onChange()
    }
    return SharedSubscription {
      directory?.cancel()
      file.withValue { $0?.cancel() }
    }
  }

  private func watch(
    _ path: String,
    _ events: DispatchSource.FileSystemEvent,
    _ onChange: @escaping @Sendable () -> Void
  ) -> SharedSubscription? {
    let descriptor = open(path, O_EVTONLY)
    guard descriptor >= 0 else { return nil }
    let source = DispatchSource.makeFileSystemObjectSource(
      fileDescriptor: descriptor,
      eventMask: events,
      queue: .global()
    )
    source.setEventHandler(handler: onChange)
    source.setCancelHandler { close(descriptor) }
    source.resume()
    let cancellable = Locked(source)
    return SharedSubscription { cancellable.withLock { $0.cancel() } }
  }
#else
  /// Does nothing: this system has no such notifications.
  func watchFile(at url: URL, _ onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
    SharedSubscription {}
  }
#endif
