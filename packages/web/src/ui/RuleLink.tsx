import style from './rule-link.module.css';

interface Props {
  readonly rule: string;
  /** What it is called, where the name of the rule alone says too little. */
  readonly words?: string;
  open(rule: string): void;
}

/** Leads from a reason to its rule. */
export function RuleLink({ rule, words = rule, open }: Props) {
  return (
    <button type="button" className={style.link} onClick={() => open(rule)}>
      {words}
    </button>
  );
}
