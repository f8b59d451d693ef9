"""A bot in Python's standard library: chooses at random, but never ends its turn
while something else is possible. Try it:

  npx richtfest tournament three-little-pigs --bots random,exec:"python3 docs/examples/bots/first_bot.py" --games 40
"""
import json
import random
import sys

DISLIKES = {"done", "discard", "end-turn", "stop"}

for line in sys.stdin:
    question = json.loads(line)
    # The same text gives the same decision, so that games can be repeated.
    luck = random.Random(question["random"])
    legal = question["legal"]
    liked = [at for at, entry in enumerate(legal) if entry["move"]["verb"] not in DISLIKES]
    move = luck.choice(liked or list(range(len(legal))))
    print(json.dumps({"id": question["id"], "move": move}), flush=True)
