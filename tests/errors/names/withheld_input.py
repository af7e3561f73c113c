# A reference to input that is not a call, so only running the script finds it.
ask = input
answer = ask("How many rows? ")
print(answer)
