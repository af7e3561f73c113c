# test_multi_step_workflow: plan a trip, find parks, calculate costs: three servers, one block of code, every step completes.
import asyncio
from servers.filesystem import read_text_file, write_file
from servers.sqlite import create_table, read_query, write_query
from servers.time import convert_time

# Plan the trip
legs = [("Banff", 130), ("Jasper", 290), ("Yoho", 230)]
start = await convert_time(source_timezone="UTC", time="15:00", target_timezone="America/Edmonton")

# Find parks along it
await create_table(query="create table parks (name text, near text, fee real, has_power integer)")
parks = [("Tunnel Mountain", "Banff", 35.5, 1), ("Two Jack", "Banff", 27.0, 0), ("Whistlers", "Jasper", 41.0, 1), ("Kicking Horse", "Yoho", 28.5, 1)]
await write_query(query="insert into parks values " + ", ".join(str(park) for park in parks))
found = await asyncio.gather(*[
    read_query(query=f"select name, fee from parks where near = '{place}' and has_power = 1") for place, _ in legs
])
nights = [json.loads(answer.replace("'", '"'))[0] for answer in found]

# Calculate costs
fuel = round(sum(km for _, km in legs) * 0.14 * 1.6, 2)
camping = sum(night["fee"] for night in nights)
plan = "\n".join(f"{place}: {night['name']}, {night['fee']}" for (place, _), night in zip(legs, nights))
await write_file(path="trip.txt", content=f"{plan}\nfuel: {fuel}\ntotal: {fuel + camping}")
assert "T08:00" in start["target"]["datetime"] or "T09:00" in start["target"]["datetime"]
print((await read_text_file(path="trip.txt"))["content"])
