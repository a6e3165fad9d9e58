// A program that writes a file usually writes a new one and renames it, as this library does. The
// file that was being watched is gone then. So the directory is watched, too.

import Dispatch
import Foundation

#if canImport(Glibc)
  import Glibc

  /// Calls `onChange` whenever a file may have changed, from any thread, until the subscription
  /// ends. Watches nothing, silently, where the directory isn't there or the system has no watches
  /// left.
  func watchFile(at url: URL, _ onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
    let events = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard events >= 0 else { return SharedSubscription {} }
    let kinds = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE
    inotify_add_watch(events, url.deletingLastPathComponent().path, UInt32(kinds))
    let name = url.lastPathComponent
    let source = DispatchSource.makeReadSource(fileDescriptor: events, queue: .global())
    source.setEventHandler {
      if readNames(from: events).contains(name) { onChange() }
    }
    source.setCancelHandler { close(events) }
    source.resume()
    // A source may be cancelled from any thread, and doesn't say so.
    nonisolated(unsafe) let cancellable = source
    return SharedSubscription { cancellable.cancel() }
  }

  /// The names in all events that are there.
  private func readNames(from events: Int32) -> Set<String> {
    var names: Set<String> = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(events, &buffer, buffer.count)
      guard count > 0 else { return names }
      buffer.withUnsafeBytes { bytes in
        var offset = 0
        let header = MemoryLayout<inotify_event>.size
        while offset + header <= count {
          // The last field of the header is the length of the name that follows.
          let length = Int(bytes.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
          let name = bytes[(offset + header)..<(offset + header + length)].prefix { $0 != 0 }
          names.insert(String(decoding: name, as: UTF8.self))
          offset += header + length
        }
      }
    }
  }
#elseif canImport(Darwin)
  /// Calls `onChange` whenever a file may have changed, from any thread, until the subscription
  /// ends.
  func watchFile(at url: URL, _ onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
    let file = LockIsolated<SharedSubscription?>(nil)
    // The file itself tells when it is written to; the directory, when there is another file.
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
    // A source may be cancelled from any thread, and doesn't say so.
    nonisolated(unsafe) let cancellable = source
    return SharedSubscription { cancellable.cancel() }
  }
#else
  /// This system notifies nobody.
  func watchFile(at url: URL, _ onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
    SharedSubscription {}
  }
#endif
