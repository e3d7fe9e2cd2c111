import type { PlainTable } from '@entente/lab';
import { parquetWriteBuffer } from 'hyparquet-writer';

/** A table as Parquet: texts, and numbers as doubles; a field that is empty is null. */
export function parquetOf({ columns, rows }: PlainTable): Buffer {
  const columnData = columns.map(({ name, type }, at) => ({
    name,
    type: type === 'text' ? ('STRING' as const) : ('DOUBLE' as const),
    nullable: true,
    data: rows.map((row) => {
      const value = row[at];
      return value === null ? null : type === 'text' ? `${value}` : Number(value);
    }),
  }));
  return Buffer.from(parquetWriteBuffer({ columnData }));
}
