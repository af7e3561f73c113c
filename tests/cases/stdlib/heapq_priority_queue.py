# heapq: heaps, priority queues, merge, nlargest and nsmallest.
import heapq

heap = []
for n in [5, 1, 8, 3, 9, 2]:
    heapq.heappush(heap, n)
print(heap[0], [heapq.heappop(heap) for _ in range(len(heap))])

data = [9, 7, 5, 3, 1]
heapq.heapify(data)
print(data[0], heapq.heappushpop(data, 0), heapq.heapreplace(data, 10), sorted(data))
print(heapq.nlargest(2, [4, 9, 1, 7]), heapq.nsmallest(2, ["ccc", "a", "bb"], key=len))
print(list(heapq.merge([1, 4, 7], [2, 5], [0, 9])), list(heapq.merge("ca", "db", reverse=True)))

tasks = []
for order, (priority, name) in enumerate([(2, "write"), (1, "plan"), (3, "rest"), (1, "think")]):
    heapq.heappush(tasks, (priority, order, name))
while tasks:
    priority, _, name = heapq.heappop(tasks)
    print(priority, name)


def shortest(graph, start):
    distances, queue = {}, [(0, start)]
    while queue:
        distance, node = heapq.heappop(queue)
        if node in distances:
            continue
        distances[node] = distance
        for neighbour, cost in graph[node].items():
            heapq.heappush(queue, (distance + cost, neighbour))
    return distances


roads = {"a": {"b": 7, "c": 3}, "b": {"d": 2}, "c": {"b": 1, "d": 8}, "d": {}}
print(shortest(roads, "a"))
try:
    heapq.heappop([])
except IndexError as error:
    print(error)
