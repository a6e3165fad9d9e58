// `find WORDS…`: the program that `workbook find` builds and starts.

import Foundation

exit(FindCommand().run(Array(CommandLine.arguments.dropFirst())))
