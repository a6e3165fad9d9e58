-- To be loaded in init.lua, for Neovim 0.11: each save of an exercise shows its problems as diagnostics.
vim.lsp.config("sourcekit", { cmd = { "sourcekit-lsp" }, filetypes = { "swift" },
  root_markers = { "compile_commands.json", "Package.swift" } })
vim.lsp.enable("sourcekit")

local clone = vim.fn.expand("~/ComposableWorkbook")
local space = vim.api.nvim_create_namespace("workbook")
vim.api.nvim_create_autocmd("BufWritePost", {
  pattern = clone .. "/Workspace/*.swift",
  callback = function(event)
    local words = { "swift", "run", "workbook", "run", event.match, "--json" }
    vim.fn.jobstart(words, { cwd = clone, stdout_buffered = true, on_stdout = function(_, lines)
      local ok, verdict = pcall(vim.json.decode, table.concat(lines, "\n"))
      if not ok then return end
      local diagnostics = {}
      for _, problem in ipairs(verdict.problems) do
        if problem.file == event.match then
          table.insert(diagnostics, { lnum = problem.line - 1, col = problem.column - 1,
            message = problem.message, source = "workbook" })
        end
      end
      vim.diagnostic.set(space, event.buf, diagnostics)
    end })
  end,
})
