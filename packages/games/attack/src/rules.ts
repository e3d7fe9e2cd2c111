/** Rules that no single step carries out: terms, the map, what is known, numbers. */
export const RULES: readonly string[] = [
  ...['ATK-1.1', 'ATK-1.2', 'ATK-1.3', 'ATK-1.4', 'ATK-1.5', 'ATK-1.6', 'ATK-2.11', 'ATK-2.12', 'ATK-2.14'],
  ...['ATK-3.1', 'ATK-3.2', 'ATK-3.3', 'ATK-3.4', 'ATK-5.1', 'ATK-5.2', 'ATK-5.3', 'ATK-22.2', 'ATK-22.4'],
  ...['ATK-10.20', 'ATK-10.21', 'ATK-10.26', 'ATK-24.4', 'ATK-24.9', 'ATK-26.1', 'ATK-26.2', 'ATK-26.3'],
  ...['ATK-30.2', 'ATK-30.3', 'ATK-30.4', 'ATK-30.5'],
  ...['ATK-29.7', 'ATK-29.16', 'ATK-29.18', 'ATK-31.1', 'ATK-31.2', 'ATK-31.3', 'ATK-31.4', 'ATK-31.6'],
  ...['ATK-5.7', 'ATK-5.8', 'ATK-5.9', 'ATK-6.1', 'ATK-6.2', 'ATK-6.6', 'ATK-15.4', 'ATK-17.5', 'ATK-23.1'],
  ...[
    'ATK-23.4',
    'ATK-23.5',
    'ATK-24.1',
    'ATK-24.2',
    'ATK-24.3',
    'ATK-24.5',
    'ATK-24.7',
    'ATK-24.8',
    'ATK-26.4',
  ],
  ...['ATK-29.1', 'ATK-29.2', 'ATK-29.3', 'ATK-29.6', 'ATK-29.9', 'ATK-29.10', 'ATK-29.11', 'ATK-29.13'],
  ...['ATK-29.15', 'ATK-30.9', 'ATK-R25'],
];
