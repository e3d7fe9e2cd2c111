import type { ClassScreen } from '../link/messages.ts';
import { useLater } from '../ui/useLater.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { pictureOf } from './requests.ts';

/** A chart of the laboratory. As a picture, nothing in it is carried out. */
export function LabPicture({ code, pin }: { code: string; pin: NonNullable<ClassScreen['pin']> }) {
  const later = useLater(`pin ${pin.id}`, () => pictureOf(code, pin.id));
  if (later.state === 'waiting') return <Waiting />;
  if (later.state !== 'here') return null;
  return <img src={`data:image/svg+xml,${encodeURIComponent(later.value.svg)}`} alt={pin.title} />;
}
