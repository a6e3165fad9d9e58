// Where every program begins that runs an exercise's tests. The workbook compiles it as a module of
// its own, so that nothing a learner declares can change what happens here; it is part of no
// product of this package.

import Testing

#if canImport(Darwin)
  @preconcurrency import Darwin
#else
  @preconcurrency import Glibc
#endif

@main
enum TestProgram {
  static func main() async {
    setvbuf(stdout, nil, _IOLBF, 0)
    setBounds()
    endWithParent()
    await Testing.__swiftPMEntryPoint() as Never
  }

  /// What the learner's code may take of the machine.
  private static func setBounds() {
    var fileSize = rlimit(rlim_cur: 64 << 20, rlim_max: 64 << 20)
    var memory = rlimit(rlim_cur: 2 << 30, rlim_max: 2 << 30)
    #if canImport(Darwin)
      setrlimit(RLIMIT_FSIZE, &fileSize)
      setrlimit(RLIMIT_AS, &memory)
    #else
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &fileSize)
      setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &memory)
    #endif
  }

  /// Where the workbook itself is killed, nobody waits for an endless loop any more.
  private static func endWithParent() {
    #if canImport(Darwin)
      alarm(3600)
    #else
      // `prctl` takes a variable number of arguments, which Swift can't call by its declaration.
      typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
      guard let control = dlsym(nil, "prctl") else { return }
      let setParentDeathSignal: Int32 = 1
      _ = unsafeBitCast(control, to: Control.self)(setParentDeathSignal, UInt(SIGKILL), 0, 0, 0)
    #endif
    // It may be gone already, and then nobody reads what is printed, nor the pipe of the events.
    var output = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
    if poll(&output, 1, 0) > 0, output.revents & Int16(POLLERR) != 0 { _exit(1) }
  }
}
