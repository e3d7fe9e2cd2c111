import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react';
import { Link } from 'wouter';
import style from './button.module.css';

export type Look = 'default' | 'primary' | 'onPrompt' | 'expected' | 'plain';

const classOf = (look: Look, more = '') =>
  `${style.button} ${look === 'default' ? '' : style[look]} ${more}`.trim();

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement>;
  look?: Look;
}

export function Button({ look = 'default', className, type = 'button', ...rest }: Props) {
  return <button type={type} className={classOf(look, className)} {...rest} />;
}

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  look?: Look;
}

/** Looks like a button and goes somewhere. */
export function ButtonLink({ look = 'default', className, ...rest }: LinkProps) {
  return <Link className={classOf(look, className)} {...rest} />;
}
