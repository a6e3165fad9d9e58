// wrong: one place is enough
// says: Only the device saved. `save` goes to both places.
// fails: Both places save at the same time, and each is reported as soon as it is done
// gives: (log → ["0: saves [7] on device", "300: saved on device"]) == (expected → ["0: saves [7]
//   on device, saves [7] on server", "300: saved on device", "500: saved on server"])

// instead of
Place.allCases.map { place in
// this
[Place.device].map { place in
