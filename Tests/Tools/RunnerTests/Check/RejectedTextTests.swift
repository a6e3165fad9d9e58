// A text that the compiler must reject, as `verify` asks about the blocks of the pages.

import Foundation
import Testing

@testable import Runner

@Suite struct RejectedTextTests {
  @Test("The same text may be compiled twice at once", .timeLimit(.minutes(5)))
  func twice() async throws {
    let fixture = try Fixture([])
    let folder = fixture.package / "compiler"
    // The first to start reads its file only after the other has ended.
    try (folder / "swiftc").write(
      """
      #!/bin/sh
      for file; do :; done
      if mkdir '\(folder)/first' 2>/dev/null; then
        while [ ! -e '\(folder)/end' ]; do sleep 0.02; done
      fi
      echo "$file:1:1: error: $(cat "$file")" >&2
      exit 1
      """
    )
    chmod((folder / "swiftc").description, 0o755)
    let builder = Builder(
      toolchain: Toolchain(compiler: "\(folder)/swiftc", method: .swiftPM),
      package: fixture.package,
      folder: fixture.package / "build"
    )
    try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 1...2 { group.addTask { try await builder.errors(in: "wrong") } }
      #expect(try await group.next() == ["wrong"])
      try (folder / "end").write("")
      #expect(try await group.next() == ["wrong"])
    }
    #expect((builder.folder / "rejected").contents == [], "nothing is left")
  }
}
