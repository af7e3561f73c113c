# attack: a report that carries files the script may not read
# prints: 11 pictures not found
from orchestrator.mcp.viz import generate_report

paths = ("../secret_outside", ".env", ".mcp.json", "workspace/link_out", "workspace/link_dir/secret_outside", "/etc/passwd", "workspace/abs_link", "workspace/dev_zero", "workspace/fifo", "file:///etc/passwd", "/proc/self/environ")
page = open(generate_report("\n\n".join(f"![{number}]({path}) <img src='{path}' alt='{number}'>" for number, path in enumerate(paths)))).read()
if "base64," in page or page.count("picture not found") != 2 * len(paths):
    print("ESCAPED", page.count("picture not found"))
print(len(paths), "pictures not found")
