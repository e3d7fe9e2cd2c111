import type { Translation } from '@entente/engine';
import type { social as en } from '../en/social.ts';

/** The social phase (LIM-2). */
export const social = {
  'log.socialPhase': 'Inizia la fase sociale.',
  'prompt.closeFactory':
    '{count, plural, =0 {Dove si ha fame, le fabbriche chiudono.} one {Il tuo popolo ha fame. Quale fabbrica perde 1 livello?{reading, select, nothing { Una già al minimo resta lì.} other {}}} other {Il tuo popolo ha fame. Quale fabbrica perde 1 livello?{reading, select, nothing { Una già al minimo resta lì.} other {}} Ne restano # da togliere.}}',
  'choice.closeFactory': 'Riduci la {factory} di 1 livello',
  'log.shortage':
    'Penuria di {resource} per {seat}: {levels, plural, one {# livello resta} other {# livelli restano}} senza.',
  'log.storage':
    '{seat} perde {lost, plural, one {# risorsa rinnovabile} other {# risorse rinnovabili}} che il magazzino non può contenere.',
  'log.growth':
    '{seat}: la popolazione sale a {heads}{why, select, mortality { (minore mortalità)} migration { (migranti)} other {}}.',
  'choice.developFactory': 'Aumenta la {factory} di 1 livello',
  'choice.shrinkFactory': 'Riduci la {factory} di 1 livello',
  'log.taxes': '{seat} incassa {money} $ di tasse.',
  'log.bankEmpty':
    'La Banca Mondiale è vuota: {money, plural, one {# $ arriva} other {# $ arrivano}} da LIMIT. Si annuncia una crisi finanziaria.',
  'log.removed': '{seat} rimuove «{card}».',
  'refuse.permanent': '«{card}» resta sul tavolo fino alla fine della partita.',
  'refuse.removalUnrest': 'Rimuovere «{card}» aumenta il disordine di {count}: non c’è spazio sul tracciato.',
  'log.production':
    '{seat} produce {amount, plural, one {# unità di {resource}} other {# {resource}}}{fossil, plural, =0 {} one {, brucia # risorsa fossile} other {, brucia # risorse fossili}}{pollution, plural, =0 {} other {, inquinamento +#}}.',
  'log.idleFactory':
    '{seat} non ha abbastanza risorse fossili: la {factory} scende di {levels, plural, one {# livello} other {# livelli}} a {output}.',
  'moment.riot':
    'Con la classe C a 1 o 2 la placa l’esercito; se non basta, scende una classe. Con C a 3 o 4 si perde denaro.',
  'log.riot': 'Rivolta per {seat}: troppo disordine!',
  'log.riotMoney': '{seat} perde {money} $ nella rivolta.',
  'log.boom': 'Boom per {seat}: +{money} $.',
  'log.classStruggle':
    'Lotta di classe per {seat}: il divario fra le classi alza il disordine di {gap}, ora {unrest}.',
  'prompt.standards':
    '{reason, select, none {Gli standard di vita cambiano.} goods {Mancano risorse industriali. Quale standard di vita scende?} order {Rivolta! Mancano risorse militari. Quale standard di vita scende?} financial {La crisi finanziaria ti colpisce. Quale standard di vita scende?} crisis {Mancano risorse militari per la crisi. Quale standard di vita scende?} boom {Boom! Quale standard di vita sale?} demilitarisation {La pace rende. Quale standard di vita sale?} other {Progresso! Quale standard di vita sale?}}{count, plural, =0 {} one {} other { Restano # passi.}}',
  'prompt.moveFactory':
    '{way, select, up {La tua economia cresce. Quale fabbrica sale di 1 livello?{reading, select, nothing { Una già al massimo resta lì.} other {}}} down {La tua economia passa ai servizi. Quale fabbrica perde 1 livello?{reading, select, nothing { Una già al minimo resta lì.} other {}}} other {Le economie cambiano.}}',
  'prompt.removal':
    '{moment, select, growth {Prima che l’economia cresca: rimuovi una carta?} production {Prima di produrre: rimuovi una carta?} order {L’ordine pubblico è deciso: rimuovi una carta?} other {La crisi è passata: rimuovi una carta?}}',
  'choice.keepCards': 'Lasciala sul tavolo',
  'log.consumed':
    '{seat} {need, select, food {mangia} goods {consuma} order {schiera} other {mobilita}} {amount, plural, one {# unità di {resource}} other {# {resource}}}.',
  'log.recycled': '{seat} ricicla: +{fossil, plural, one {# risorsa fossile} other {# risorse fossili}}.',
  'log.famine':
    'Carestia per {seat}: manca cibo per {levels, plural, one {# livello} other {# livelli}}, la popolazione scende a {heads}.',
  'log.unrest':
    '{seat}: disordine {way, select, up {+} other {−}}{by}, ora {unrest} ({why, select, food {carestia} goods {penuria di beni} fossil {fabbrica senza risorse fossili} pollution {più inquinamento di tutti} other {smilitarizzazione}}).',
  'log.overflow': '{seat}: il disordine è al massimo, +{count} destabilizzazione.',
  'log.classRose':
    '{seat}: la {class} sale a {standard}{token, select, yes {, e il suo segnalino demografico passa nella zona} other {}}.',
  'log.classFell': '{seat}: la {class} scende a {standard}.',
  'log.factoryRose': '{seat}: la {factory} sale a {output}.',
  'log.factoryFell': '{seat}: la {factory} scende a {output}.',
  'log.atEndOfTrack': '{seat}: la {factory} è a fine tracciato, non succede nulla.',
  'log.shrinking':
    '{seat}: la popolazione scende a {heads}{why, select, pollution { (più inquinamento di tutti)} other { (più destabilizzazione di tutti)}}.',
  'log.tokensLeave':
    '{seat}: {count, plural, one {# segnalino demografico lascia} other {# segnalini demografici lasciano}} la zona.',
} satisfies Translation<typeof en>;
