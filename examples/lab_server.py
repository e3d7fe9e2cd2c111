#!/usr/bin/env python3
"""Lets a server play an experiment and prints who wins, in nothing but Python's standard library.

    python3 examples/lab_server.py http://localhost:8080 experiment.json

The server must allow it (LAB_MINUTES). In a notebook, copy the class and look at `results`: every game with its winners,
scores and lengths, as docs/laboratory.md describes them. Ctrl-C leaves the experiment to the server; begin again with
--id to look at it.
"""
import argparse
import json
import sys
import time
import urllib.error
import urllib.request


class Laboratory:
    """Experiments on a server, by its HTTP interface."""

    def __init__(self, address):
        self.address = address.rstrip("/")
        self.cookie = ""

    def ask(self, method, path, body=None):
        request = urllib.request.Request(self.address + path, method=method)
        request.add_header("Cookie", self.cookie)
        data = None
        if body is not None:
            request.add_header("Content-Type", "application/json")
            data = json.dumps(body).encode()
        try:
            with urllib.request.urlopen(request, data) as response:
                set_cookie = response.headers.get("Set-Cookie")
                if set_cookie:
                    self.cookie = set_cookie.split(";")[0]
                return json.load(response)
        except urllib.error.HTTPError as error:
            raise SystemExit(json.load(error)["words"]) from error

    def begin(self, text):
        return self.ask("POST", "/api/experiments", {"text": text})["experiment"]["id"]

    def watch(self, experiment, pause):
        """Yields how far it is, until it is no longer played."""
        while True:
            shown = self.ask("GET", f"/api/experiments/{experiment}")
            yield shown
            if shown["experiment"]["state"] not in ("waiting", "running"):
                return
            time.sleep(pause)

    def results(self, experiment):
        return self.ask("GET", f"/api/experiments/{experiment}/results")["results"]


def percent(share):
    return f"{share['share']:.1%} ({share['low']:.1%} to {share['high']:.1%})"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("address")
    parser.add_argument("file", nargs="?", help="the experiment; see docs/laboratory.md")
    parser.add_argument("--id", help="an experiment that was begun before, with --cookie")
    parser.add_argument("--cookie", default="", help="of the person who began it")
    parser.add_argument("--name", default="Python")
    parser.add_argument("--pause", type=float, default=1, help="seconds between two looks")
    args = parser.parse_args()
    server = Laboratory(args.address)
    server.cookie = args.cookie
    if args.id:
        experiment = args.id
    else:
        with open(args.file, encoding="utf-8") as file:
            text = file.read()
        if not server.cookie:
            server.ask("POST", "/api/me", {"name": args.name})
        experiment = server.begin(text)
        print(f"--id {experiment} --cookie {server.cookie}", file=sys.stderr)
    for shown in server.watch(experiment, args.pause):
        line = shown["experiment"]
        print(f"{line['state']}: {line['games']} games, {line['done']} of {line['all']}", file=sys.stderr)
    if line["problem"]:
        raise SystemExit(line["problem"])
    for cell in shown["live"]:
        print(f"{cell['label']}, {cell['games']} games")
        for number, share in enumerate(cell["seats"], 1):
            print(f"  seat {number}: {percent(share)}")
    games = [game for cell in server.results(experiment)["cells"] for game in cell["games"]]
    rounds = [game["rounds"] for game in games if game["winners"] is not None]
    print(f"rounds: {sum(rounds) / len(rounds):.1f} on average" if rounds else "no game has ended")


if __name__ == "__main__":
    main()
