// wrong: the setter keeps the volume within bounds
// says: A volume of 6000 wasn't written as it is. The setter writes what it is given, and
//   corrects nothing.
// fails: The setter writes both fields back
// gives: (written → [[3, 8], [4, 7], [1, 8], [4, 9], [5000, 10], [-4, -5]]) == (bars → [[3, 8], [4,
//   7], [1, 8], [4, 9], [5000, 6000], [-4, -5]])

// instead of
settings.volume = newValue.volume
// this
settings.volume = min(newValue.volume, 10)
