// wrong: a constant is safe to read
// says: The text has a name that isn't the device's.
// fails: Share: the number is shared in the name of the device
// gives: (logs → [["100: shared 7, from Ada\'s phone"], ["100: shared 3, from Ada\'s phone"]]) ==
//   ([["100: shared 7, from Ada's phone"], ["100: shared 3, from Blob's phone"]] → [["100: shared
//   7, from Ada\'s phone"], ["100: shared 3, from Blob\'s phone"]])

// instead of
let text = await "\(number), from \(device.name)"
// this
let text = "\(number), from Ada's phone"
