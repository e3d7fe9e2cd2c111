import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/root.mjs';

/**
 * Patterns that a native reader stumbles over, from STYLE.md: what to write instead, a sentence with the pattern, and
 * one without it that must pass.
 * @type {readonly { instead: string, pattern: RegExp, bad: string, good: string }[]}
 */
const PATTERNS = [
  {
    instead: 'Name the player, seat or person: "A player who is late …"',
    pattern:
      /(?:^|[.;:!](?:\*\*)? )(?:Whoever|Who (?:is|was|has|had|does|cannot|can|could|wants|gives|leaves|takes|holds|signs|looks|passes))\b(?![^.]*\?)/,
    bad: 'A clock runs. Who is late leaves the seat to a bot.',
    good: 'A player who is late leaves the seat to a bot. Who sits where.',
  },
  {
    instead: 'Name the player, seat or person: "for the player who …"',
    pattern:
      /\b(?:to|for|from|of|by|with|than|but|that) (?:whoever|who (?:is|has|does|plays|leaves|takes))\b/,
    bad: 'The host may take a seat from who plays it.',
    good: 'The host may remove a player. The news of who won.',
  },
  {
    instead: 'Name the number: "Maximum number of …", "this number of …"',
    pattern: /\b[Ss]o (?:many|much|often|long)\b(?! as\b|[^.]*\bthat\b)/,
    bad: 'So many entries lie between two milestones at least.',
    good: 'Minimum number of entries. There are so many tables that every value comes up.',
  },
  {
    instead: 'Say who does it: "The server checks …", "The table waits for …"',
    pattern:
      /\b(?:is|are|was|were|be|being) (?:looked at|looked after|wanted|waited for|talked about|thought of)\b/,
    bad: 'It is looked at again when it is wanted.',
    good: 'The server checks it again when needed.',
  },
  {
    instead: 'Use "is": "as it is", "The text below …"',
    pattern:
      /\bas (?:it|they|things) stands?\b|\bWh(?:at|ere) (?:\w+ ){0,4}stands?\b(?! (?:for|in for|out|by|up)\b)|\bstands? (?:there|below|above|beside|first|otherwise)\b/,
    bad: 'What stands below it, as it stands.',
    good: 'The text below it. What a seat stands for.',
  },
  {
    instead: 'Write "a player", "a person", "another player"',
    pattern: /\b[Ss]omebody\b/,
    bad: 'Somebody else has answered.',
    good: 'Another player has answered, or nobody.',
  },
  {
    instead: `Name the owner: "the seat's own", "the player's own"`,
    pattern: /(?<!\b(?:a|the|this|that|each|every|later|other|another|first|last) )\bone['’]s\b|\boneself\b/,
    bad: "Takes back one's own last choice.",
    good: "A seat takes back its own last choice. It is this seat's turn or another one's.",
  },
  {
    instead: 'Write "never … again", "deletes", "any number of", "by default", "a dead end"',
    pattern:
      /\bfor good\b(?! reason)|\bhowever (?:many|much|few|often|long|far)\b|\bunless told\b|\bleads? nowhere\b|\bare the most\b|\bin spite of it\b/i,
    bad: 'Removed for good, in however many tabs.',
    good: 'Deleted, in any number of tabs, for good reasons.',
  },
];

/** Rulebooks and their glossaries are the product; STYLE.md quotes what to avoid, and so does this file. */
const LEFT_OUT =
  /node_modules|[/\\]dist[/\\]|rules(?:\.\w\w)?\.md$|glossary\.md$|^STYLE\.md$|plain-english\.test/;

/** Strings are found, too, so that what looks like a comment in them does not count as one. */
const COMMENTS =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|(?:\/\/.*(?:\n[ \t]*(?=\/\/))?)+/g;
const PARAGRAPHS = /^```[\s\S]*?^```|(?:.+\n?)+/gm;

/**
 * The comments of a source or the paragraphs of a page, each in one line of text and with the number of its first line.
 * @param {string} text
 * @param {RegExp} pattern
 */
const piecesOf = (text, pattern) =>
  [...text.matchAll(pattern)]
    .filter(([piece]) => !/^['"`]/.test(piece))
    .map(({ 0: piece, index }) => ({
      line: text.slice(0, index).split('\n').length,
      words: piece
        .replace(/^[ \t]*(?:\/\/|\*+(?=\s))|\/\*+|\*\/$/gm, '')
        .replace(/\s+/g, ' ')
        .trim(),
    }));

/**
 * What to write instead, and the words around what was found.
 * @param {string} words
 */
const faultsIn = (words) =>
  PATTERNS.flatMap(({ pattern, instead }) => {
    const at = words.search(pattern);
    return at < 0 ? [] : [{ instead, around: words.slice(Math.max(0, at - 20), at + 60) }];
  });

it.each(PATTERNS)('$instead', ({ instead, bad, good }) => {
  expect(faultsIn(bad).map((fault) => fault.instead)).toContain(instead);
  expect(faultsIn(good)).toEqual([]);
});

it('reads comments of one and of several lines', () => {
  const text =
    "const at = 'a // b'; // Behind.\n\n// One,\n// two.\n/** Three. */\n  /**\n   * Four,\n   * five.\n   */\n";
  expect(piecesOf(text, COMMENTS)).toEqual([
    { line: 1, words: 'Behind.' },
    { line: 3, words: 'One, two.' },
    { line: 5, words: 'Three.' },
    { line: 6, words: 'Four, five.' },
  ]);
});

it('reads paragraphs, but no code', () => {
  const text = '# Title\n\nOne,\ntwo.\n\n```\ncode\n```\n\nThree.\n';
  expect(piecesOf(text, PARAGRAPHS)).toEqual([
    { line: 1, words: '# Title' },
    { line: 3, words: 'One, two.' },
    { line: 10, words: 'Three.' },
  ]);
});

it('comments and docs are in plain English: STYLE.md', () => {
  const places = ['packages', 'bench', 'scripts', 'docs', 'examples'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const files = [...places, ...readdirSync(root)].filter(
    (file) => /\.(?:tsx?|mjs|css|md)$/.test(file) && !LEFT_OUT.test(file),
  );
  expect(files.length).toBeGreaterThan(1000);
  const faults = files.flatMap((file) => {
    const pattern = file.endsWith('.md') ? PARAGRAPHS : COMMENTS;
    return piecesOf(readFileSync(join(root, file), 'utf8'), pattern).flatMap(({ line, words }) =>
      faultsIn(words).map(({ instead, around }) => `${file}:${line}: …${around}… ${instead}`),
    );
  });
  expect(faults).toEqual([]);
});
