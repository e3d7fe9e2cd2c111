import { change, useSettings } from '../settings/store.ts';
import { ChoiceGroup } from '../ui/Choice.tsx';
import screen from '../ui/screen.module.css';
import { useWords } from '../words/index.ts';

/** What the organiser is called. It is kept on this device. */
export function OrganiserName() {
  const say = useWords();
  const name = useSettings((settings) => settings.name);
  return (
    <div className={screen.field}>
      <label htmlFor="my-name">{say('class.organiserName')}</label>
      <input
        id="my-name"
        className={screen.input}
        maxLength={40}
        value={name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
    </div>
  );
}

/** A choice between two, in words. */
export function YesNo({
  label,
  no,
  yes,
  value,
  onChange,
}: {
  label: string;
  no: string;
  yes: string;
  value: boolean;
  onChange(value: boolean): void;
}) {
  return (
    <ChoiceGroup
      label={label}
      value={value}
      options={[
        { value: false, label: no },
        { value: true, label: yes },
      ]}
      onChange={onChange}
    />
  );
}

/** May names be on the projector? */
export function ProjectedNames({
  label,
  ...choice
}: {
  label: string;
  value: boolean;
  onChange(value: boolean): void;
}) {
  const say = useWords();
  return <YesNo label={label} no={say('class.projected.no')} yes={say('class.projected.yes')} {...choice} />;
}
