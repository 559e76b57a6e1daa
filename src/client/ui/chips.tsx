import './chips.css';
import type { MouseEvent } from 'react';
import { classNames } from './class-names.ts';
import { CheckIcon } from './icons/status-icons.tsx';
import { isPlainClick } from './plain-click.ts';

interface ChipOption {
  key: string;
  label: string;
  /** Number of entries behind this choice, already formatted. */
  count?: string | undefined;
  /** Address of the page with this choice toggled; makes the chip work without JavaScript. */
  href?: string | undefined;
}

interface FacetChipsProps {
  /** Names the group for assistive technology. */
  label: string;
  /** Draw the label before the chips. */
  showLabel?: boolean | undefined;
  options: readonly ChipOption[];
  selected: readonly string[];
  onToggle?: ((key: string) => void) | undefined;
}

/** A group of toggles that narrow a list; selected ones carry a tick, not only a colour. */
export function FacetChips({ label, showLabel = false, options, selected, onToggle }: FacetChipsProps) {
  function press(event: MouseEvent, key: string) {
    if (!onToggle || !isPlainClick(event)) return;
    event.preventDefault();
    onToggle(key);
  }
  return (
    <fieldset className="ui-chips">
      <legend className={showLabel ? 'ui-chips-label' : 'ui-hidden'}>{label}</legend>
      {options.map((option) => {
        const on = selected.includes(option.key);
        const className = classNames('ui-chip', on && 'ui-chip-on');
        const words = (
          <>
            {on ? <CheckIcon size={18} /> : null}
            {option.label}
            {option.count === undefined ? null : <span className="ui-chip-count">{option.count}</span>}
          </>
        );
        return option.href === undefined ? (
          <button
            key={option.key}
            type="button"
            className={className}
            aria-pressed={on}
            onClick={(event) => press(event, option.key)}
          >
            {words}
          </button>
        ) : (
          <a
            key={option.key}
            className={className}
            href={option.href}
            aria-current={on ? 'true' : undefined}
            onClick={(event) => press(event, option.key)}
          >
            {words}
          </a>
        );
      })}
    </fieldset>
  );
}
