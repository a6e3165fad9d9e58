// What a test kills while it writes: saves lists of ever larger numbers in the file that it is
// given, and prints each number once it is saved.

import Chapter04Modern
import Foundation

let url = URL(fileURLWithPath: CommandLine.arguments[1])
let numbers = Shared(wrappedValue: [Int](), .fileStorage(url))
var number = numbers.wrappedValue.first ?? 0
while true {
  number += 1
  let next = [Int](repeating: number, count: 2_000)
  numbers.withLock { $0 = next }
  try await numbers.save()
  FileHandle.standardOutput.write(Data("\(number)\n".utf8))
}
