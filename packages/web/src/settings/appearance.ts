import { type Settings, useSettings } from './store.ts';

/** Keeps the attributes of the page, which the style sheets read, in step with the settings. */
export function applyAppearance(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = (settings: Settings) => {
    const root = document.documentElement;
    root.lang = settings.language;
    root.dataset.theme = settings.theme === 'system' ? (dark.matches ? 'dark' : 'light') : settings.theme;
    root.dataset.contrast = settings.contrast;
    root.dataset.patterns = settings.patterns;
    root.dataset.motion = settings.motion;
    root.dataset.text = `${settings.text}`;
    root.dataset.labels = settings.labels;
    root.dataset.side = settings.side;
  };
  apply(useSettings.getState());
  useSettings.subscribe(apply);
  dark.addEventListener('change', () => apply(useSettings.getState()));
}
