import type { Translation } from '@entente/engine';
import type { social as en } from '../en/social.ts';

/** The social phase (LIM-2). */
export const social = {
  'log.socialPhase': 'Inizia la fase sociale.',
  'prompt.closeFactory':
    'Il tuo popolo ha fame. Quale fabbrica perde 1 livello? {count, plural, one {Resta # livello} other {Restano # livelli}} da togliere.',
  'choice.closeFactory': 'Riduci la {factory} di 1 livello',
  'log.closeFactory': 'La fame costringe {seat} a ridurre la {factory} di 1 livello.',
  'log.shortage':
    'Penuria di {resource} per {seat}: {levels, plural, one {# livello di popolazione resta} other {# livelli di popolazione restano}} senza.',
  'log.storage':
    '{seat} perde {lost, plural, one {# risorsa rinnovabile} other {# risorse rinnovabili}} che il magazzino non può contenere.',
  'prompt.lowerStandard':
    '{reason, select, goods {Le risorse industriali non bastano.} order {Rivolta! Le risorse militari non bastano per l’ordine pubblico.} financial {La crisi finanziaria ti colpisce.} other {Le risorse militari non bastano per la crisi.}} Quale standard di vita scende? {count, plural, one {Resta # passo} other {Restano # passi}}.',
  'log.lowerStandard': '{seat} riduce lo standard di vita della {class}.',
  'prompt.raiseStandard':
    '{reason, select, boom {Boom!} demilitarisation {La pace rende.} other {Progresso!}} Quale standard di vita sale?',
  'log.raiseStandard': '{seat} aumenta lo standard di vita della {class}.',
  'log.growth': 'La popolazione di {seat} sale a {heads, plural, one {# abitante} other {# abitanti}}.',
  'prompt.developFactory': 'La tua economia cresce. Quale fabbrica guadagna 1 livello?',
  'choice.developFactory': 'Aumenta la {factory} di 1 livello',
  'log.developFactory': '{seat} aumenta la propria {factory} di 1 livello.',
  'prompt.shrinkFactory':
    'La tua economia si lascia alle spalle l’industria. Quale fabbrica perde 1 livello?',
  'choice.shrinkFactory': 'Riduci la {factory} di 1 livello',
  'log.shrinkFactory': '{seat} riduce la propria {factory} di 1 livello.',
  'log.taxes': '{seat} incassa {money} $ di tasse.',
  'log.bankEmpty':
    'La Banca Mondiale è vuota: {money, plural, one {# $ arriva} other {# $ arrivano}} da LIMIT. Si annuncia una crisi finanziaria.',
  'prompt.beforeProduction': 'Prima di produrre: rimuovi una carta permanente?',
  'choice.produce': 'Produci',
  'log.removed': '{seat} rimuove «{card}».',
  'refuse.permanent': '«{card}» resta sul tavolo fino alla fine della partita.',
  'refuse.removalUnrest': 'Rimuovere «{card}» aumenta il disordine di {count}: non c’è spazio sul tracciato.',
  'log.production':
    '{seat} produce {amount, plural, one {# unità di {resource}} other {# {resource}}}{pollution, plural, =0 {} one { e # segnalino inquinamento} other { e # segnalini inquinamento}}.',
  'log.idleFactory':
    '{seat} non ha abbastanza risorse fossili: la sua {factory} perde {levels, plural, one {# livello} other {# livelli}}.',
  'log.riot': '{seat} affronta una rivolta.',
  'log.riotMoney': '{seat} perde {money} $ nella rivolta.',
  'log.boom': '{seat} vive un boom e riceve {money} $.',
  'log.classStruggle': '{seat} subisce la lotta di classe: il disordine aumenta di {gap}.',
} satisfies Translation<typeof en>;
