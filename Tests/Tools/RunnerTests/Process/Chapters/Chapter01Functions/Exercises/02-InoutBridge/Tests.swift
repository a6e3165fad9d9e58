import Testing

@Suite struct InoutBridgeTests {
  @Test("toInout changes the caller's variable to what `next` returns") func writes() throws {
    var word = "a"
    toInout { (word: String, letter: String) in word + letter }(&word, "b")
    try #require(word == "ab", "The word was \"a\", and `next` appends \"b\".")
  }
}
