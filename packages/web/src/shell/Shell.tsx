import { BookOpen, CircleUser, House, LayoutGrid } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useMyTables, waitingOf } from '../link/my-tables.ts';
import { useSettings } from '../settings/store.ts';
import { useWords } from '../words/index.ts';
import style from './shell.module.css';

const PLACES = [
  { href: '/', word: 'nav.now', Icon: House },
  { href: '/play', word: 'nav.play', Icon: LayoutGrid },
  { href: '/learn', word: 'nav.learn', Icon: BookOpen },
  { href: '/me', word: 'nav.me', Icon: CircleUser },
] as const;

/** Rail on a desktop, bar at the bottom of a phone. */
export function Shell({ children }: { children: ReactNode }) {
  const say = useWords();
  const [here] = useLocation();
  const name = useSettings((settings) => settings.name);
  const count = waitingOf(useMyTables()).length;
  const isHere = (href: string) =>
    href === '/' ? here === '/' : here.startsWith(href) || (href === '/learn' && here.startsWith('/rules'));
  return (
    <div className={style.shell}>
      <a className="skip" href="#main">
        {say('nav.skip')}
      </a>
      <header className={style.rail}>
        <Link href="/" className={style.brand} aria-label="Entente">
          <img src="/icon.svg" alt="" width="36" height="36" />
          <span>Entente</span>
        </Link>
        <nav aria-label={say('nav.main')}>
          <ul className={style.places}>
            {PLACES.map(({ href, word, Icon }) => (
              <li key={href}>
                <Link href={href} className={style.place} aria-current={isHere(href) ? 'page' : undefined}>
                  <Icon size={22} aria-hidden="true" />
                  <span>{href === '/me' && name !== '' ? name : say(word)}</span>
                  {href === '/' && count > 0 && (
                    <span className={style.count}>
                      <span aria-hidden="true">{count}</span>
                      <span className="quiet">{say('now.waiting', { count })}</span>
                    </span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main id="main" className={style.main} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
