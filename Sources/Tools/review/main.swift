// `review`: the program that `workbook review` builds and starts.

import Cards

await reviewProgram.main()
