/* press_ctrl_c MARK PROGRAM ...: starts the program on a console of their own, waits until it has written a line that is MARK to
   its standard output, and presses Ctrl-C there, once. What the program writes goes on to ours; it ends with its exit code.
   Built and used by scripts/check-targets alone. */
#include <stdio.h>
#include <string.h>
#include <windows.h>

static BOOL WINAPI stay(DWORD event) {
  (void)event;
  return TRUE;
}

int main(int argc, char **argv) {
  char line[32768] = "", text[4096];
  SECURITY_ATTRIBUTES inherited = {sizeof inherited, NULL, TRUE};
  STARTUPINFOA start = {.cb = sizeof start, .dwFlags = STARTF_USESTDHANDLES};
  PROCESS_INFORMATION process;
  HANDLE ours, theirs, out = GetStdHandle(STD_OUTPUT_HANDLE);
  DWORD n_bytes, n_written, code = 99;
  size_t length = 0;
  BOOL is_pressed = FALSE;
  if (argc < 3) return 98;
  for (int i = 2; i < argc; i++) {
    if (strlen(line) + strlen(argv[i]) + 4 > sizeof line) return 98;
    strcat(strcat(strcat(line, i > 2 ? " \"" : "\""), argv[i]), "\"");
  }
  FreeConsole();
  if (!AllocConsole()) return 97;
  if (!CreatePipe(&ours, &theirs, &inherited, 0)) return 96;
  SetHandleInformation(ours, HANDLE_FLAG_INHERIT, 0);
  start.hStdInput = INVALID_HANDLE_VALUE;
  start.hStdOutput = theirs;
  start.hStdError = theirs;
  if (!CreateProcessA(NULL, line, NULL, NULL, TRUE, 0, NULL, NULL, &start, &process)) return 95;
  CloseHandle(theirs);
  SetConsoleCtrlHandler(stay, TRUE);
  while (ReadFile(ours, text + length, 1, &n_bytes, NULL) && n_bytes == 1) {
    char last = text[length];
    WriteFile(out, &last, 1, &n_written, NULL);
    if (last == '\n') {
      while (length > 0 && text[length - 1] == '\r') length--;
      text[length] = 0;
      if (!is_pressed && strcmp(text, argv[1]) == 0) {
        is_pressed = TRUE;
        GenerateConsoleCtrlEvent(CTRL_C_EVENT, 0);
      }
      length = 0;
    } else if (length + 1 < sizeof text) {
      length++;
    }
  }
  WaitForSingleObject(process.hProcess, INFINITE);
  GetExitCodeProcess(process.hProcess, &code);
  return is_pressed ? (int)code : 94;
}
