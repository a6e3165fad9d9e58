// Placeholder: the reducer of the environment style comes here.
