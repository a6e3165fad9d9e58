// `inventory PATH…`: the program that `workbook inventory` builds and starts.

import Foundation

exit(InventoryCommand().run(Array(CommandLine.arguments.dropFirst())))
