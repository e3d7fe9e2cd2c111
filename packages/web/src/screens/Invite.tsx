import qrcode from 'qrcode-generator';
import { useMemo, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/index.ts';
import style from './invite.module.css';

/** A link as text and as a picture to be photographed. */
export function Invite({ code, close }: { code: string; close(): void }) {
  const say = useWords();
  const [copied, setCopied] = useState(false);
  const link = `${location.origin}/j/${code}`;
  const path = useMemo(() => {
    const code2d = qrcode(0, 'M');
    code2d.addData(link);
    code2d.make();
    const count = code2d.getModuleCount();
    let drawn = '';
    for (let row = 0; row < count; row++) {
      for (let column = 0; column < count; column++)
        if (code2d.isDark(row, column)) drawn += `M${column} ${row}h1v1h-1z`;
    }
    return { drawn, count };
  }, [link]);
  return (
    <section className={style.invite} aria-label={say('invite.title')}>
      <svg viewBox={`-3 -3 ${path.count + 6} ${path.count + 6}`} role="img" aria-label={say('invite.qr')}>
        <rect x="-3" y="-3" width="100%" height="100%" fill="#fff" />
        <path d={path.drawn} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <div>
        <h2>{say('invite.title')}</h2>
        <p className={style.link}>{link}</p>
        <Button
          look="primary"
          onClick={() => {
            navigator.clipboard.writeText(link).then(
              () => setCopied(true),
              () => setCopied(false),
            );
          }}
        >
          {copied ? say('invite.copied') : say('invite.copy')}
        </Button>{' '}
        <Button onClick={close}>{say('ui.close')}</Button>
      </div>
    </section>
  );
}
