class Orchestrator < Formula
  desc "Sandbox for Python that language models write"
  homepage "@HOMEPAGE@"
  version "@VERSION@"
  license any_of: ["MIT", "Apache-2.0"]

@PLATFORMS@

  def install
    bin.install "orchestrator"
    man1.install Dir["man/man1/*.1"]
    bash_completion.install "completions/orchestrator.bash" => "orchestrator"
    zsh_completion.install "completions/_orchestrator"
    fish_completion.install "completions/orchestrator.fish"
    doc.install "NOTICE", "LICENSE-MIT", "LICENSE-APACHE", "FONT-LICENSE", "THIRD-PARTY-LICENSES.txt"
  end

  test do
    assert_equal "2\n", shell_output("#{bin}/orchestrator exec -c 1+1")
  end
end
