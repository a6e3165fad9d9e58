// Makes every crash one that Swift can trace back. On Linux two kinds leave no trace: what ends in
// `abort`, since the C library can't be unwound, and a stack that is full, since the handler has
// none to run on. The program's own `abort` and `pthread_create` take precedence over the C
// library's.

#if os(Linux)
  import Glibc

  /// Ends the program where it is called: exclusivity violations and failed allocations do.
  @_cdecl("abort")
  public func workbookAbort() {
    UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 0
    _exit(134)
  }

  public typealias ThreadBody =
    @convention(c) (UnsafeMutableRawPointer?) ->
    UnsafeMutableRawPointer?

  private typealias Create =
    @convention(c) (
      UnsafeMutableRawPointer, UnsafeRawPointer?, ThreadBody, UnsafeMutableRawPointer?
    ) -> Int32

  /// Starts a thread that has a second stack for signals.
  @_cdecl("pthread_create")
  public func workbookCreateThread(
    _ thread: UnsafeMutableRawPointer,
    _ attributes: UnsafeRawPointer?,
    _ body: @escaping ThreadBody,
    _ argument: UnsafeMutableRawPointer?
  ) -> Int32 {
    let next = UnsafeMutableRawPointer(bitPattern: -1)  // RTLD_NEXT
    guard let original = dlsym(next, "pthread_create") else { return ENOSYS }
    let start = UnsafeMutablePointer<Start>.allocate(capacity: 1)
    start.initialize(to: Start(body: body, argument: argument))
    let create = unsafeBitCast(original, to: Create.self)
    return create(thread, attributes, { run($0) }, start)
  }

  private struct Start {
    var body: ThreadBody
    var argument: UnsafeMutableRawPointer?
  }

  private func run(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let pointer else { return nil }
    let start = pointer.assumingMemoryBound(to: Start.self).move()
    pointer.deallocate()
    let size = 1 << 16
    let stack = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    var description = stack_t(ss_sp: stack, ss_flags: 0, ss_size: size)
    sigaltstack(&description, nil)
    defer {
      description.ss_flags = Int32(SS_DISABLE)
      sigaltstack(&description, nil)
      stack.deallocate()
    }
    return start.body(start.argument)
  }
#endif
