// wrong: the setter makes new settings for one field, and the others get their defaults
// says: The app was dark, and became light, as it is in new `Settings`. Write the one field of
//   the settings that are there.
// fails: The setter leaves the rest alone
// gives: (mode → "light") == "dark"

// instead of
settings.volume = newValue.volume
// this
settings = Settings(volume: newValue.volume)
