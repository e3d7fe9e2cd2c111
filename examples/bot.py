#!/usr/bin/env python3
"""A bot for Entente in nothing but Python's standard library.

    python3 examples/bot.py http://localhost:8080                       plays a game against the server's bots
    python3 examples/bot.py http://localhost:8080 --join abcdefghjk     sits down by a link's code and plays

It knows no rules: the server says what may be chosen. docs/protocol.md explains the messages.
"""
import argparse
import json
import random
import secrets
import urllib.error
import urllib.request


class Entente:
    """Requests with a session. Everything else is in the messages."""

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
        with urllib.request.urlopen(request, data) as response:
            set_cookie = response.headers.get("Set-Cookie")
            if set_cookie:
                self.cookie = set_cookie.split(";")[0]
            return json.load(response)

    def messages(self, table):
        """What the server has to say about a table, as it happens."""
        request = urllib.request.Request(f"{self.address}/api/tables/{table}/stream")
        request.add_header("Cookie", self.cookie)
        with urllib.request.urlopen(request) as stream:
            for line in stream:
                if line.startswith(b"data: "):
                    yield json.loads(line[len(b"data: "):])


def fill(offer):
    """A choice that is open as it is, or with its blanks filled in at random."""
    choice = dict(offer["choice"])
    blanks = offer.get("fill")
    if blanks is None:
        return choice
    if blanks["kind"] == "amount":
        choice[blanks["field"]] = random.choice(range(blanks["min"], blanks["max"] + 1, blanks["step"]))
        return choice
    for field, blank in blanks["blanks"].items():
        if blank["kind"] == "amount":
            choice[field] = random.randint(blank["min"], blank["max"])
        elif blank["kind"] == "one":
            choice[field] = random.choice(blank["of"])
        else:
            most = min(blank["max"], len(blank["of"]))
            choice[field] = random.sample(blank["of"], random.randint(blank["min"], most))
    return choice


def new_table(server, game):
    """A table with one seat for us and bots in the others."""
    seats = next(known["seats"][0] for known in server.ask("GET", "/api/games")["games"] if known["id"] == game)
    bots = [{"kind": "bot", "bot": "greedy"}] * (seats - 1)
    return server.ask("POST", "/api/tables", {"game": game, "chairs": [{"kind": "me"}, *bots]})["table"]


def sit_down(server, code):
    table = server.ask("GET", f"/api/join/{code}")["table"]
    return server.ask("POST", f"/api/tables/{table}/do", {"do": "take", "code": code})["table"]


def play(server, table):
    """Answers every question with a random offer. Returns the outcome."""
    do = f"/api/tables/{table['id']}/do"
    for chair in table["chairs"]:
        if chair["mine"]:
            # Our share of the dice: neither the server nor we can choose them alone.
            server.ask("POST", do, {"do": "ready", "seat": chair["seat"], "nonce": secrets.token_hex(16)})
    if table["host"]:
        server.ask("POST", do, {"do": "start"})
    for message in server.messages(table["id"]):
        if message["kind"] != "view":
            continue
        shown = message["shown"]
        if shown["view"]["outcome"]:
            return shown["view"]["outcome"]
        if shown["offers"]:
            answer(server, table["id"], shown)
    raise SystemExit("The server has ended the stream.")


def answer(server, table, shown):
    while True:
        command = {
            "id": secrets.token_hex(8),
            "seat": shown["viewer"],
            "question": shown["question"],
            "choice": fill(random.choice(shown["offers"])),
        }
        try:
            server.ask("POST", f"/api/tables/{table}/commands", command)
            return
        except urllib.error.HTTPError as error:
            refusal = json.load(error)
            if error.code == 409:  # The table moved on: the next view has the next question.
                return
            if error.code != 422:  # A form that was filled in badly is filled in again.
                raise SystemExit(refusal["words"]) from error


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("address")
    parser.add_argument("--game", default="goofspiel")
    parser.add_argument("--join", metavar="CODE")
    parser.add_argument("--name", default="Python")
    args = parser.parse_args()
    server = Entente(args.address)
    server.ask("POST", "/api/me", {"name": args.name})
    table = sit_down(server, args.join) if args.join else new_table(server, args.game)
    print(json.dumps({"table": table["id"], "outcome": play(server, table)}))


if __name__ == "__main__":
    main()
