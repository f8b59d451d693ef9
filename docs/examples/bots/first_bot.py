"""A bot without dependencies: it moves at random but never ends its turn
while it has another move. Try it:

  npx richtfest tournament three-little-pigs --bots random,exec:"python3 docs/examples/bots/first_bot.py" --games 40
"""
import json
import random
import sys

AVOIDED = {"done", "discard", "end-turn", "stop"}

for line in sys.stdin:
    question = json.loads(line)
    # The same seed gives the same decision, so games are repeatable.
    generator = random.Random(question["random"])
    legal = question["legal"]
    candidates = [at for at, entry in enumerate(legal) if entry["move"]["verb"] not in AVOIDED]
    move = generator.choice(candidates or list(range(len(legal))))
    print(json.dumps({"id": question["id"], "move": move}), flush=True)
