import { describe, expect, test } from 'vitest';
import { COMMANDS, keyOf, nameOf, pressed, withKey } from './keyboard.ts';

const press = (key: string, more: Partial<Parameters<typeof pressed>[0]> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

describe('a key', () => {
  test('means a command', () => {
    expect(pressed(press('u'), false, {})).toEqual({ kind: 'command', command: 'undo' });
    expect(pressed(press('N'), false, {})).toEqual({ kind: 'command', command: 'previousTarget' });
    expect(pressed(press('Enter', { ctrlKey: true }), false, {})).toEqual({
      kind: 'command',
      command: 'confirm',
    });
  });

  test('from 1 to 9 means a numbered choice', () => {
    expect(pressed(press('7'), false, {})).toEqual({ kind: 'number', number: 7 });
    expect(pressed(press('0'), false, {})).toBeNull();
  });

  test('means nothing in a text, except to leave it or to confirm', () => {
    expect(pressed(press('u'), true, {})).toBeNull();
    expect(pressed(press('3'), true, {})).toBeNull();
    expect(pressed(press('Escape'), true, {})).toEqual({ kind: 'command', command: 'back' });
    expect(pressed(press('Enter', { ctrlKey: true }), true, {})).toMatchObject({ command: 'confirm' });
  });

  test('with Alt or the system’s key belongs to the browser', () => {
    expect(pressed(press('l', { altKey: true }), false, {})).toBeNull();
    expect(pressed(press('l', { metaKey: true }), false, {})).toBeNull();
  });

  test('can be changed and switched off', () => {
    expect(pressed(press('z'), false, { undo: 'z' })).toMatchObject({ command: 'undo' });
    expect(pressed(press('u'), false, { undo: 'z' })).toBeNull();
    expect(pressed(press('u'), false, { undo: '' })).toBeNull();
  });

  test('of any kind can be changed, also those with Ctrl, Escape and the numbers', () => {
    expect(pressed(press('Escape'), false, { back: 'q' })).toBeNull();
    expect(pressed(press('Enter', { ctrlKey: true }), false, { confirm: '' })).toBeNull();
    expect(pressed(press('F2'), false, { confirm: 'F2' })).toMatchObject({ command: 'confirm' });
    expect(pressed(press('7'), false, { number: '' })).toBeNull();
    expect(nameOf(press('s', { ctrlKey: true }))).toBe('Ctrl+s');
    expect(nameOf(press('Shift'))).toBeNull();
  });

  test('that another command had is taken from it', () => {
    const changed = withKey('undo', 'l', {});
    expect([keyOf('undo', changed), keyOf('log', changed)]).toEqual(['l', '']);
    expect(withKey('undo', '', { log: '' })).toEqual({ log: '', undo: '' });
  });

  test('has one meaning only', () => {
    const keys = COMMANDS.map(([, key]) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
