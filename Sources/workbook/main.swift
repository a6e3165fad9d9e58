let commandName = "swift run workbook"
