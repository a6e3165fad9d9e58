// wrong: reading it is enough
// says: Nothing was shared.
// fails: Share: the number is shared in the name of the device
// gives: (logs → [[], []]) == ([["100: shared 7, from Ada's phone"], ["100: shared 3, from Blob's
//   phone"]] → [["100: shared 7, from Ada\'s phone"], ["100: shared 3, from Blob\'s phone"]])

// instead of
await client.share(text)
// this
_ = text
