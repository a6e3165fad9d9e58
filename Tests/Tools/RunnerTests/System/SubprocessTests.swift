// What a program may use up is its own time, not the machine's. Real processes, none of which
// depends on how fast the machine is.

import Foundation
import Testing

@testable import Runner

@Suite struct SubprocessTests {
  private func run(
    _ script: String,
    limit: Duration,
    pause: Duration = .seconds(60)
  ) async throws -> Subprocess.Result {
    try await Subprocess(
      executable: "/bin/sh",
      arguments: ["-c", script],
      limit: limit,
      pause: pause
    ).run()
  }

  @Test("A program that was stopped for longer than its limit has not used it up")
  func stopped() async throws {
    let script = "(sleep 1; kill -CONT $$) & kill -STOP $$; exit 7"
    #expect(try await run(script, limit: .milliseconds(300)).ending == .exited(7))
  }

  @Test(
    "A program that nothing continues is ended, and isn't blamed for it, nor one that waits for it",
    arguments: ["kill -STOP $$", "sh -c 'kill -STOP $$'; :"]
  )
  func neverContinued(script: String) async throws {
    let result = try await run(script, limit: .seconds(60), pause: .milliseconds(300))
    #expect(result.ending == .stopped)
  }

  @Test(
    "An endless loop and an endless wait are ended",
    arguments: ["while :; do :; done", "sleep 9999"]
  )
  func endless(script: String) async throws {
    #expect(try await run(script, limit: .milliseconds(300)).ending == .timedOut)
  }

  @Test("Memory is counted with that of everything that a program has started")
  func memory() async throws {
    // Each keeps what it reads until its input ends.
    let part = "(head -c 60000000 /dev/zero; exec sleep 9999) | tail -c 60000000 &"
    let program = Subprocess(
      executable: "/bin/sh",
      arguments: ["-c", "\(part) \(part) \(part) wait"],
      limit: .seconds(120),
      memory: 150_000_000
    )
    let result = try await program.run()
    #expect(result.ending == .timedOut)
    #expect(result.running.memory > 150_000_000)
    #expect(result.running.total < .seconds(60))
  }

  #if os(Linux)
    @Test("A process that left the session ends with the program that started it")
    func anotherSession() async throws {
      let result = try await run(
        "setsid sleep 9999 & echo $!; sleep 9999",
        limit: .milliseconds(300)
      )
      let process = try #require(pid_t(result.output.text.trimmed))
      #expect(result.ending == .timedOut)
      #expect(!isRunning(process))
    }
  #endif

  @Test("What can't be killed is left alone, at once or when the patience is over")
  func unkillable() async throws {
    let sleep = Process()
    sleep.executableURL = URL(fileURLWithPath: "/bin/sleep")
    sleep.arguments = ["9999"]
    try sleep.run()
    defer { kill(sleep.processIdentifier, SIGKILL) }
    var family = ProcessFamily(leader: sleep.processIdentifier, mark: "NO=ONE")
    func time(patience: Duration, refusal: Int32?) -> Duration {
      ContinuousClock().measure {
        family.end(patience: patience) { _ in
          errno = refusal ?? 0
          return refusal == nil ? 0 : -1
        }
      }
    }
    #expect(time(patience: .seconds(600), refusal: EPERM) < .seconds(300))
    #expect(time(patience: .milliseconds(50), refusal: nil) < .seconds(300))
    #expect(sleep.isRunning)
  }

  // MARK: - The time that counts

  private func time(
    _ looks: (elapsed: Double, used: Double, state: ProcessRecord.State)...
  ) -> Duration {
    var running = RunningTime()
    var used = 0.0
    for look in looks {
      used += look.used
      let process = ProcessRecord(
        id: 2,
        parent: 1,
        session: 2,
        state: look.state,
        processorTime: .seconds(used),
        memory: 0
      )
      running.advance(by: .seconds(look.elapsed), [process])
    }
    return running.total
  }

  @Test("A program that could run is charged for the processor time it got")
  func runnable() {
    #expect(time((0.125, 0.125, .runnable), (0.125, 0.03125, .runnable)) == .seconds(0.15625))
    #expect(time((0.125, 0.25, .runnable)) == .seconds(0.125), "two threads at once")
  }

  @Test("A program that chooses to wait is charged for the time that passes")
  func waiting() {
    #expect(time((0.125, 0, .waiting), (0.125, 0.0625, .waiting)) == .seconds(0.25))
  }

  @Test("A program that waits for its output to be read isn't charged for that")
  func heard() {
    var running = RunningTime()
    let process = ProcessRecord(
      id: 2,
      parent: 1,
      session: 2,
      state: .waiting,
      processorTime: .seconds(0.0625),
      memory: 0
    )
    running.advance(by: .seconds(0.125), [process], isHeard: true)
    #expect(running.total == .seconds(0.0625))
    #expect(!running.isWaiting)
  }

  @Test("A program that was stopped is charged for nothing")
  func stoppedTime() {
    #expect(time((0.1, 0, .stopped), (0.1, 0, .stopped)) == .zero)
  }

  @Test(
    "Time in which nobody looked, with the lid closed for example, counts as no more than two looks"
  )
  func asleep() {
    #expect(time((3600, 0, .waiting)) == RunningTime.interval * 2)
    #expect(time((3600, 3600, .runnable)) == RunningTime.interval * 2)
  }

  @Test("A child that has ended takes its processor time with it, and the total never goes down")
  func reaped() {
    var running = RunningTime()
    func record(_ seconds: Double) -> ProcessRecord {
      ProcessRecord(
        id: 2,
        parent: 1,
        session: 2,
        state: .runnable,
        processorTime: .seconds(seconds),
        memory: 0
      )
    }
    running.advance(by: .seconds(0.1), [record(0.1)])
    running.advance(by: .seconds(0.1), [record(0.02)])
    #expect(running.total == .seconds(0.1))
  }
}
