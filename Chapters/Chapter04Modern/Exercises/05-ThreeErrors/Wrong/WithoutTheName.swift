// wrong: without the name it compiles
// says: The text doesn't say whose it is. The name is read with `await`.
// fails: Share: the number is shared in the name of the device
// gives: (logs → [["100: shared 7"], ["100: shared 3"]]) == ([["100: shared 7, from Ada's phone"],
//   ["100: shared 3, from Blob's phone"]] → [["100: shared 7, from Ada\'s phone"], ["100: shared 3,
//   from Blob\'s phone"]])

// instead of
let text = await "\(number), from \(device.name)"
// this
let text = "\(number)"
