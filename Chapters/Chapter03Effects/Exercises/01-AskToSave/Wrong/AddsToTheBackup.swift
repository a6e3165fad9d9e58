// wrong: what was cleared is added to what was cleared before
// says: The favourites were added to an older backup. They replace it, as they do in `file`.
// fails: Clearing empties the list, and returns work that writes what was in it into `backup`
// gives: (log → ["in the work: 1 × file [7], backup [11, 5, 2, 3]", "list []"]) == ["in the work: 1
//   × file [7], backup [5, 2, 3]", "list []"]

// instead of
return { disk.backup = cleared }
// this
return { disk.backup += cleared }
