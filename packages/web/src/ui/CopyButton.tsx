import { useState } from 'react';
import { useWords } from '../words/index.ts';
import { Button, type Look } from './Button.tsx';
import { copyText } from './clipboard.ts';

interface Props {
  text: string;
  label: string;
  look?: Look;
}

/** Copies a text, and says so; where nothing may be copied it shows the text to be taken by hand. */
export function CopyButton({ text, label, look = 'default' }: Props) {
  const say = useWords();
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <>
      <Button
        look={look}
        onClick={() => void copyText(text).then(setCopied)}
        onBlur={() => copied === true && setCopied(null)}
      >
        {copied === true ? say('invite.copied') : label}
      </Button>
      {copied === false && (
        <input
          readOnly
          value={text}
          aria-label={say('invite.byHand')}
          title={say('invite.byHand')}
          // biome-ignore lint/a11y/noAutofocus: it opens when a person wants to copy it
          autoFocus
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  );
}
