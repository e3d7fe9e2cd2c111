import { describe, expect, test } from 'vitest';
import type { Game, Refusal } from '../game.ts';
import { Table } from '../table/table.ts';
import { type Errand, errand, errandHeader } from '../testing/errand.ts';
import { checkWords } from './check.ts';
import { formatter } from './format.ts';
import { ownWords } from './own/index.ts';
import { teller, WordsFault } from './teller.ts';

const names = ['Ann', 'Bob', 'Cy'];
const tell = teller(errand, 'en', (seat) => names[seat]);

describe('a teller', () => {
  test('asks in words', () => {
    expect(tell.prompt(new Table(errand, errandHeader()).view(0))).toBe('What does Ann do with 3 coins?');
  });

  test('names seats, terms and lists', () => {
    expect(tell.choice({ do: 'vote', mood: 'yes' })).toBe('Vote yes');
    expect(tell.say({ say: 'log.votes', with: { seats: [0, 1, 2] } })).toBe('Ann, Bob, and Cy say yes.');
    expect(teller(errand, 'de').say({ say: 'log.votes', with: { seats: [0, 1] } })).toBe('1 und 2 say yes.');
  });

  test('says whose each number of a list is', () => {
    const perSeat = { ...errand, words: { ...errand.words, perSeat: ['die'] } };
    const said = teller(perSeat, 'en', (seat) => names[seat]);
    expect(said.say({ say: 'log.rolled', with: { seat: 0, die: [3, 0, 5] } })).toBe(
      'Ann rolls Ann 3, Bob 0, and Cy 5.',
    );
    expect(said.say({ say: 'log.rolled', with: { seat: 0, die: 4 } })).toBe('Ann rolls 4.');
  });

  test('knows the words of the engine in every language', () => {
    const refusal: Refusal = { code: 'refuse.notAsked', rule: '', with: {} };
    const all = (['en', 'it', 'de'] as const).map((language) => teller(errand, language).refusal(refusal));
    expect(new Set(all).size).toBe(3);
  });

  test.each([
    ['an unknown key', { say: 'log.nothing', with: {} }],
    ['a missing argument', { say: 'log.rolled', with: { seat: 0 } }],
    ['an unknown term', { say: 'choice.vote', with: { mood: 'perhaps' } }],
    ['something that cannot be said', { say: 'choice.spend', with: { amount: { a: 1 } } }],
  ])('has no words for %s', (_what, message) => {
    expect(() => tell.say(message)).toThrow(WordsFault);
  });
});

describe('a message', () => {
  const en = formatter('en');

  test.each<[string, string, Record<string, string | number | boolean>, string]>([
    ['plain words', 'Peace.', {}, 'Peace.'],
    ['parameters', '{ who } pays {amount}.', { who: 'Ann', amount: 1200 }, 'Ann pays 1200.'],
    ['numbers', '{amount, number}', { amount: 1234.5 }, '1,234.5'],
    ['one', '{n, plural, =0 {none} one {# coin} other {# coins}}', { n: 1 }, '1 coin'],
    ['many', '{n, plural, =0 {none} one {# coin} other {# coins}}', { n: 1000 }, '1,000 coins'],
    ['exactly none', '{n, plural, =0 {none} one {# coin} other {# coins}}', { n: 0 }, 'none'],
    ['words to select', 'It is {how, select, yes {so} other {not so}}.', { how: 'yes' }, 'It is so.'],
    ['other words', 'It is {how, select, yes {so} other {not so}}.', { how: false }, 'It is not so.'],
    [
      'one inside the other',
      '{n, plural, one {{who} has #{how, select, yes {: #!} other {}}} other {{who}: #}}',
      { n: 1, who: 'Ann', how: 'yes' },
      'Ann has 1: 1!',
    ],
    ['a hash outside a plural', 'Rule #{n}', { n: 3 }, 'Rule #3'],
  ])('with %s', (_what, text, args, told) => {
    expect(en(text)(args)).toBe(told);
  });

  test.each([
    ['Ana', 'Tocca ad Ana.'],
    ['anna', 'Tocca ad anna.'],
    ['Eva', 'Tocca a Eva.'],
  ])('in Italian “a” before %s sounds well', (who, told) => {
    expect(formatter('it')('Tocca a {who}.')({ who })).toBe(told);
  });

  test('in Italian a letter is no preposition', () => {
    expect(formatter('it')('La classe {name} arriva a {level}.')({ name: 'A', level: 2 })).toBe(
      'La classe A arriva a 2.',
    );
  });

  test('counts as its language does', () => {
    expect(formatter('de')('{n, plural, one {# Münze} other {# Münzen}}')({ n: 1000 })).toBe('1.000 Münzen');
  });

  test.each(['{who', 'who}', '{n, plural, one {#}}', '{n, plural, one {#} other {#}', '{n, date}', '{}{'])(
    'that is none is refused: %s',
    (text) => {
      expect(() => en(text)).toThrow(SyntaxError);
    },
  );

  test('without one of its parameters cannot be said', () => {
    expect(() => en('{who} pays.')({})).toThrow('{who}');
  });
});

describe('the words of a game are checked', () => {
  const source = `do: 'draw' do: 'spend' do: 'peek' do: 'roll' do: 'end' do: 'vote' do: 'abstain' 'done'
    'log.drew' 'log.card' 'log.rolled' 'log.votes' 'refuse.poor'`;

  function withGerman(changes: Record<string, string | undefined>): Game<Errand> {
    const de: Record<string, string | undefined> = { ...errand.words.de, ...changes };
    const kept = Object.fromEntries(Object.entries(de).filter(([, text]) => text !== undefined));
    return { ...errand, words: { ...errand.words, de: kept as Errand['words'] } };
  }

  test('and good ones pass', () => {
    expect(checkWords(errand, [source])).toEqual([]);
  });

  test.each<[string, Game<Errand>, string, string]>([
    ['a missing key', withGerman({ 'log.drew': undefined }), source, 'de: "log.drew" is missing'],
    ['a key too many', withGerman({ 'log.more': 'x' }), source, 'de: "log.more" does not stand in English'],
    [
      'another parameter',
      withGerman({ 'log.drew': '{who}' }),
      source,
      'de: "log.drew" has the parameters who',
    ],
    ['a broken message', withGerman({ 'log.drew': '{seat' }), source, 'de: "log.drew" is no ICU message'],
    ['a date', withGerman({ 'log.drew': '{seat, date}' }), source, 'de: "log.drew" is no ICU message'],
    ['a straight apostrophe', withGerman({ 'log.card': "So geht's." }), source, 'has typewriter marks'],
    ['half a sentence', withGerman({ 'log.votes': '{votes}' }), source, 'de: "log.votes" is no sentence'],
    ['a full stop', withGerman({ 'choice.roll': 'Würfeln.' }), source, 'is a choice with a full stop'],
    ['an unused key', errand, source.replace("'log.card'", ''), '"log.card" is never used'],
    ['an unused choice', errand, source.replace("do: 'peek'", ''), '"choice.peek" is never used'],
    [
      'a term without a word',
      { ...errand, words: { ...errand.words, terms: { mood: ['yes', 'no', 'perhaps'] } } },
      source,
      'en: "mood.perhaps" is missing',
    ],
  ])('%s is found', (_what, game, text, problem) => {
    expect(checkWords(game, [text]).join('\n')).toContain(problem);
  });

  test('the engine’s own words have the same keys in every language', () => {
    expect(Object.keys(ownWords.it)).toEqual(Object.keys(ownWords.en));
    expect(Object.keys(ownWords.de)).toEqual(Object.keys(ownWords.en));
  });
});
