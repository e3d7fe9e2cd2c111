import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/archivo/wght.css';
import './style/tokens.css';
import './style/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { applyAppearance } from './settings/appearance.ts';
import { Boundary } from './ui/Boundary.tsx';
import { Fault } from './ui/Fault.tsx';
import { learnWords } from './words/index.ts';

/** Said when no words can be fetched, in whichever language. */
const WORDLESS =
  'Entente cannot be loaded just now. / Entente non si può caricare adesso. / Entente lässt sich gerade nicht laden.';

applyAppearance();
const root = document.getElementById('root');
if (root !== null) {
  const page = (
    <StrictMode>
      <Boundary instead={(fault) => <Fault fault={fault} />}>
        <App />
      </Boundary>
    </StrictMode>
  );
  learnWords().then(
    () => createRoot(root).render(page),
    () => {
      root.textContent = WORDLESS;
    },
  );
}
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    // Without it everything works, only not offline.
    navigator.serviceWorker.register('/sw.js').catch(() => {});
  });
}
