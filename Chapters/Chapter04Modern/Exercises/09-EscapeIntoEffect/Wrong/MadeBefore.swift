// wrong: the greeting is made when the screen begins to listen
// says: The greeting was made before Ada rang, so it couldn't name her. Make it in the callback.
// fails: A greeting is in the screen's language, wherever somebody rings
// gives: (greetings → ["Bonjour, you!"]) == ["Bonjour, Ada!"]

let made = greeting("you")
doorbell.listen { _ in show(made) }
