import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/archivo/wght.css';
import './style/tokens.css';
import './style/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { applyAppearance } from './settings/appearance.ts';

applyAppearance();
const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    // Without it everything works, only not offline.
    navigator.serviceWorker.register('/sw.js').catch(() => {});
  });
}
