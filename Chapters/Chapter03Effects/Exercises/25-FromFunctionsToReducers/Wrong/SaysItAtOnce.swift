// wrong: the message is "saved" as soon as the save begins
// says: The message says "saved" when the save begins. `saveTapped` says "saving", and `saved`
//   says "saved".
// fails: A save is an effect that writes the list, and sends `.saved` when the disk is done
// gives: (log → ["[2, 3, 2] saved", "save [2, 3, 2]", "|", "send saved"]) == ["[2, 3, 2] saving",
//   "save [2, 3, 2]", "|", "send saved"]

// instead of
favorites.message = "saving"
// this
favorites.message = "saved"
