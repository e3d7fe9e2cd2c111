#!/usr/bin/env python3
"""A seat of an experiment in nothing but Python's standard library.

A file for `./entente lab run` names it: "bots": ["greedy", { "program": ["python3", "examples/lab_bot.py"] }].

Every line that comes in is a question: what the seat may know, and what it may do. Every line that goes out is one of
these choices. The bot takes any; to write a better one, replace `choose`.
"""
import json
import random
import sys


def fill(offer, chance):
    """A choice that is open as it is, or with its blanks filled in at random."""
    choice = dict(offer["choice"])
    blanks = offer.get("fill")
    if blanks is None:
        return choice
    if blanks["kind"] == "amount":
        choice[blanks["field"]] = chance.choice(range(blanks["min"], blanks["max"] + 1, blanks["step"]))
        return choice
    for field, blank in blanks["blanks"].items():
        if blank["kind"] == "amount":
            choice[field] = chance.randint(blank["min"], blank["max"])
        elif blank["kind"] == "one":
            choice[field] = chance.choice(blank["of"])
        else:
            most = min(blank["max"], len(blank["of"]))
            choice[field] = chance.sample(blank["of"], chance.randint(blank["min"], most))
    return choice


def choose(question, chance):
    """question: game, seat, view (what the seat may know), offers (what it may do)."""
    return fill(chance.choice(question["offers"]), chance)


def main():
    chance, game = random.Random(0), None
    for line in sys.stdin:
        question = json.loads(line)
        # The same game gets the same answers, whatever was played before: so an experiment can be repeated.
        here = [question[key] for key in ("cell", "block", "rotation", "seat")]
        if here != game:
            chance, game = random.Random(json.dumps(here)), here
        print(json.dumps({"choice": choose(question, chance)}), flush=True)


if __name__ == "__main__":
    main()
