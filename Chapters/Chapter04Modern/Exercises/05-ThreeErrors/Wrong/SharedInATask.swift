// wrong: a task on the main actor may read everything
// says: The sharing went on after the effect had been cancelled: a task of its own isn't part of
//   it. Leave the `Task` out, and write `await`.
// fails: Share: whoever cancels the effect ends the sharing
// gives: (log → ["100: shared 7, from Ada\'s phone"]) == ["50: cancelled"]

// instead of
let text = await "\(number), from \(device.name)"
await client.share(text)
// this
Task { @MainActor in
  await client.share("\(number), from \(device.name)")
}
