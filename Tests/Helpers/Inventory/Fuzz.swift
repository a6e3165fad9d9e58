// What libFuzzer calls with one mutated source after the other: see `.ci/inventory`. The fuzzer
// itself notices a crash, a hang, and memory that grows.

private let finder = Finder()

@_cdecl("LLVMFuzzerTestOneInput")
public func readMutated(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let source = Array(UnsafeBufferPointer(start: bytes, count: count))
  let findings = finder.findings(in: source, path: "App.swift")
  for finding in findings.findings {
    precondition(finding.line >= 1 && finding.line <= findings.lines, "a line outside of the file")
  }
  _ = Inventory.judge([findings])
  return 0
}
