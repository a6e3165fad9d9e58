import Chapter02PrimeTime
import Testing

@Suite struct IsPrimeTests {
  @Test("The primes below 50 are the known ones") func small() {
    let primes = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47]
    #expect((0..<50).filter(isPrime) == primes)
  }

  @Test("No number below 2 is prime", arguments: [Int.min, -7, -1, 0, 1])
  func belowTwo(number: Int) {
    #expect(!isPrime(number))
  }

  @Test("Big primes are recognised", arguments: [7919, 104_729, 2_147_483_647])
  func bigPrime(number: Int) {
    #expect(isPrime(number))
  }

  @Test(
    "Big composites are recognised",
    arguments: [Int.max, 7919 * 7919, 46_337 * 46_349]
  )
  func bigComposite(number: Int) {
    #expect(!isPrime(number))
  }
}
