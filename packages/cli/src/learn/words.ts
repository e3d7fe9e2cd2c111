/** What the terminal says around a lesson's own texts. */
import type { Language } from '@entente/engine';

const en = {
  step: (title: string, step: number, of: number) => `${title} · step ${step} of ${of}`,
  goOn: 'Enter: next · b back · w why · f play on freely · q quit',
  answer: (most: number) => `1-${most}: your answer · w why · f play on freely · q quit`,
  deed: 'In this lesson also: x do it for me · w why · b back · f play on freely',
  astray: 'Enter: take it back · f play on freely · q quit',
  other: 'That is allowed, but it leads away from this lesson.',
  late: 'It did not work this time. Try another way.',
  lost: 'The game has taken another turn: this step is no longer possible here.',
  right: 'Right.',
  wrong: 'Not quite.',
  free: 'You play on freely, to the end if you like.',
  done: (title: string) => `Lesson finished: “${title}”.`,
  after: (command: string) => `Next: ${command}`,
};

type LearnWords = typeof en;

const it: LearnWords = {
  step: (title, step, of) => `${title} · passo ${step} di ${of}`,
  goOn: 'Invio: avanti · b indietro · w perché · f gioca liberamente · q esci',
  answer: (most) => `1-${most}: la tua risposta · w perché · f gioca liberamente · q esci`,
  deed: 'In questa lezione anche: x fallo per me · w perché · b indietro · f gioca liberamente',
  astray: 'Invio: annulla la mossa · f gioca liberamente · q esci',
  other: 'Si può fare, ma porta fuori da questa lezione.',
  late: 'Questa volta non è andata. Prova in un altro modo.',
  lost: 'La partita ha preso un’altra strada: qui questo passo non è più possibile.',
  right: 'Esatto.',
  wrong: 'Non proprio.',
  free: 'Giochi liberamente, fino alla fine se vuoi.',
  done: (title) => `Lezione completata: «${title}».`,
  after: (command) => `Prossima: ${command}`,
};

const de: LearnWords = {
  step: (title, step, of) => `${title} · Schritt ${step} von ${of}`,
  goOn: 'Enter: weiter · b zurück · w warum · f frei weiterspielen · q beenden',
  answer: (most) => `1-${most}: deine Antwort · w warum · f frei weiterspielen · q beenden`,
  deed: 'In dieser Lektion auch: x mach du das · w warum · b zurück · f frei weiterspielen',
  astray: 'Enter: zurücknehmen · f frei weiterspielen · q beenden',
  other: 'Das ist erlaubt, führt aber weg von dieser Lektion.',
  late: 'Das hat diesmal nicht geklappt. Versuch es anders.',
  lost: 'Das Spiel ist anders verlaufen: Dieser Schritt geht hier nicht mehr.',
  right: 'Richtig.',
  wrong: 'Nicht ganz.',
  free: 'Du spielst frei weiter, bis zum Ende, wenn du magst.',
  done: (title) => `Lektion geschafft: „${title}“.`,
  after: (command) => `Weiter: ${command}`,
};

export const LEARN_WORDS: Readonly<Record<Language, LearnWords>> = { en, it, de };
