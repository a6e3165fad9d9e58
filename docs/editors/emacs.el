;; To be loaded in init.el: M-x workbook-check checks the exercise, and goes to the first problem.
(require 'eglot)
(add-to-list 'eglot-server-programs '(swift-mode . ("sourcekit-lsp")))

(defvar workbook-clone (expand-file-name "~/ComposableWorkbook/"))
(defun workbook-check ()
  (interactive)
  (save-buffer)
  (let* ((file (buffer-file-name))
         (default-directory workbook-clone)
         (verdict (with-temp-buffer
                    (call-process "swift" nil '(t nil) nil
                                  "run" "workbook" "run" file "--json")
                    (goto-char (point-min))
                    (json-parse-buffer :object-type 'alist :array-type 'list)))
         (problem (car (alist-get 'problems verdict))))
    (if (null problem)
        (message "%s" (alist-get 'verdict verdict))
      (find-file (alist-get 'file problem))
      (goto-char (point-min))
      (forward-line (1- (alist-get 'line problem)))
      (message "%s" (alist-get 'message problem)))))
