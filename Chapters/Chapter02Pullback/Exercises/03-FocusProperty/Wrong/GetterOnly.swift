// wrong: the part can be seen, and changes to it are lost
// fails: The setter writes both fields back
// says: A getter only shows the part

PlayerBar(track: track, volume: settings.volume)
// next answer
