/** What the server answers, as lines for people. */
import type {
  AuditLine,
  OperatorChannel,
  OperatorHealth,
  OperatorLessons,
  OperatorLine,
  OperatorPerson,
  OperatorReport,
  OperatorRules,
  OperatorStorage,
  OperatorTable,
  Verification,
} from '@entente/protocol';

const KILO = 1000;

const timeOf = (at: number | null): string =>
  at === null ? '-' : new Date(at).toISOString().slice(0, 16).replace('T', ' ');
const named = (someone: { id: string; name: string } | null): string =>
  someone === null ? '-' : `${someone.name} (${someone.id})`;
const kilobytes = (bytes: number): string => `${Math.ceil(bytes / KILO)} kB`;
const listed = (lines: readonly string[], none: string): string =>
  lines.length === 0 ? none : lines.join('\n');

export const health = (one: OperatorHealth): string =>
  [
    one.reasons.length === 0 ? `Ready, version ${one.version}.` : `NOT READY: ${one.reasons.join(', ')}.`,
    `Up for ${one.uptime} s; ${one.sockets} sockets; ${one.tables} tables in memory, ${kilobytes(one.bytes)}.`,
    `Waiting for bots: ${one.bots.length} (oldest ${one.bots.oldest} ms).`,
    `Overdue: ${one.overdue.tables} tables, ${one.overdue.notices} notices; ${one.overdue.failing} notices failing.`,
    ...(one.database === null
      ? []
      : [
          `Database: ${one.database.hears ? 'hears the others' : 'DOES NOT HEAR THE OTHERS'}, ${one.database.used} connections in use, ${one.database.waiting} waiting.`,
        ]),
  ].join('\n');

const tableLine = ({ id, name, game, version, phase, ended, names, changed }: OperatorLine): string =>
  `${id}  ${timeOf(changed)}  ${`${game}@${version}`.padEnd(16)} ${(ended ?? phase).padEnd(8)} ${name === '' ? '' : `“${name}” `}${names.map((one) => one ?? '-').join(', ')}`;

export const tables = ({ tables: all }: { tables: readonly OperatorLine[] }): string =>
  listed(all.map(tableLine), 'No tables.');

export const table = ({ table: one, host, seats }: OperatorTable): string =>
  [
    `${one.id}${one.name === '' ? '' : ` “${one.name}”`}, ${one.game}@${one.version}, ${one.phase}${one.ended === null ? '' : ` (${one.ended})`}, moment ${one.moment}`,
    ...(one.broken === undefined ? [] : [`BROKEN: ${one.broken.what}, entry ${one.broken.entry}`]),
    `Host: ${named(host)}. Made ${timeOf(one.created)}.`,
    ...one.chairs.map(({ seat, kind, bot, name }) => {
      const { person, before } = seats[seat];
      const earlier = before.length === 0 ? '' : `; before: ${before.map(named).join(', ')}`;
      return `Seat ${seat}: ${kind === 'bot' ? `bot ${bot ?? ''}` : (name ?? kind)}; person ${named(person)}${earlier}`;
    }),
  ].join('\n');

const person = ({ id, name, kept, mail, sessions, tables: count, seen, blocked }: OperatorPerson): string =>
  `${id}  ${name}, ${kept ? 'account' : 'guest'}${mail === null ? '' : ` ${mail}`}, ${sessions} sessions, ${count} tables, seen ${timeOf(seen)}${blocked === null ? '' : `, BLOCKED since ${timeOf(blocked)}`}`;

export const people = ({ people: all }: { people: readonly OperatorPerson[] }): string =>
  listed(all.map(person), 'Nobody.');

export const onePerson = ({ person: one }: { person: OperatorPerson | null }): string =>
  one === null ? 'There is no such person (any more).' : person(one);

export const verification = ({ running, checked, total, broken, began }: Verification): string =>
  [
    began === null
      ? 'Nothing was verified yet.'
      : `${checked} of ${total} tables verified${running ? ' so far' : ''}, ${broken.length} broken.`,
    ...broken.map(
      ({ id, name, game, why }) => `BROKEN  ${id} ${name === '' ? '' : `“${name}” `}${game}: ${why}`,
    ),
  ].join('\n');

export const notices = ({ channels }: { channels: readonly OperatorChannel[] }): string =>
  listed(
    channels.map(
      ({ id, person: who, kind, on, waiting, due, tries, fault }) =>
        `${id}  ${kind} of ${named(who)}${on ? '' : ', off'}: ${waiting} waiting, next ${timeOf(due)}, ${tries} tries${fault === null ? '' : `, FAILED ${fault}`}`,
    ),
    'No notices wait or have failed.',
  );

const report = ({
  id,
  at,
  table: where,
  number,
  by,
  about,
  reason,
  lines,
  hidden,
  answer,
  settled,
}: OperatorReport) =>
  [
    `${id}  ${timeOf(at)}  table ${where}: ${named(by)} about ${named(about)}${reason === '' ? '' : `: ${reason}`}${hidden ? ', hidden' : ''}${settled === null ? '' : `, settled${answer === '' ? '' : `: ${answer}`}`}`,
    ...lines.map(({ number: one, name, text }) => `  ${one === number ? '>' : ' '} ${name ?? '-'}: ${text}`),
  ].join('\n');

export const reports = ({ reports: all }: { reports: readonly OperatorReport[] }): string =>
  listed(all.map(report), 'No reports.');

export const storage = ({ bytes, tables: rows, titles }: OperatorStorage): string =>
  [
    `Database: ${bytes === null ? 'size unknown' : kilobytes(bytes)}`,
    ...titles.map(
      (title) =>
        `${title.game.padEnd(14)} ${title.tables} tables, ${title.entries} entries, ${kilobytes(title.bytes)} of logs`,
    ),
    ...rows.map(({ name, rows: count }) => `${name.padEnd(14)} ${count} rows`),
  ].join('\n');

export const rules = ({ rules: all }: OperatorRules): string =>
  listed(
    all.map(
      ({ game, version, newest, known, lobby, running, paused, over }) =>
        `${`${game}@${version}`.padEnd(16)} ${newest ? 'newest, ' : ''}${known ? '' : 'NOT KEPT HERE, '}${lobby} lobbies, ${running} running, ${paused} paused, ${over} over`,
    ),
    'No tables.',
  );

export const audit = ({ audit: all }: { audit: readonly AuditLine[] }): string =>
  listed(
    all.map(
      ({ at, act, subject, reason, done }) =>
        `${timeOf(at)}  ${act} ${subject}${done ? '' : ' (not done)'}${reason === '' ? '' : `: ${reason}`}`,
    ),
    'Nothing was done yet.',
  );

export const file = (game: object): string => JSON.stringify(game);

export const lessons = ({ lessons: all }: OperatorLessons): string =>
  listed(
    all.flatMap(({ lesson, begun, finished, steps }) => [
      `${lesson}: ${begun} begun, ${finished} finished`,
      ...steps.map(
        ({ came, left, seconds }, step) =>
          `  step ${step + 1}: ${came} came, ${left} did not go on${seconds === null ? '' : `, ${seconds} s`}`,
      ),
    ]),
    'No lesson was begun yet.',
  );
