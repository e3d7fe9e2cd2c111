/** Long words on cards, and where they may break: not every browser knows where words of a language break. */
const LONG = [
  'Gebiets|annexion',
  'Industriali|sierung',
  'Investitions|politik',
  'Massen|vernichtung',
  'Militär|operation',
  'Rohstoff|förderung',
  'Indottri|namento',
  'Industrializ|zazione',
  'Scolariz|zazione',
  'Sovra|produzione',
  'Industriali|sation',
  'Over|consumption',
  'Over|production',
  'Pianifi|cazione',
  'Indoctri|nation',
  'Indoktri|nation',
  'Über|produktion',
  'Weiter|führende',
  'Land|wirtschaft',
  'Vegetaria|nismo',
  'Coloniz|zazione',
  'Robotiz|zazione',
  'Urbaniz|zazione',
];

const SOFT_HYPHEN = '\u00ad';
const BREAKS = new Map(LONG.map((word) => [word.replace('|', ''), word.replace('|', SOFT_HYPHEN)]));

/** The name of a card as it is written on a narrow one. */
export const hyphenable = (name: string): string =>
  name
    .split(' ')
    .map((word) => BREAKS.get(word) ?? word)
    .join(' ');
