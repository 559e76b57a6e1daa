import type { ChangeEvent, ReactNode } from 'react';
import type { Attributes } from './attributes.ts';
import { classNames } from './class-names.ts';
import { CloseIcon, SearchIcon } from './icons/search-icons.tsx';
import { useEarlyTyping } from './use-early-typing.ts';

type SearchInputProps = Omit<Attributes<'input'>, 'type' | 'onChange' | 'size'> & {
  /** The field's name for those who do not see it; the placeholder only gives examples. */
  label: string;
  clearLabel: string;
  onValueChange?: ((value: string) => void) | undefined;
  /** `large` is the one field of a page, 64 px high. */
  size?: 'medium' | 'large' | undefined;
  /** Submit button or more, inside the frame at the end. */
  children?: ReactNode;
};

/**
 * The search field of a page. Works inside a plain GET form, so also before or without JavaScript; what was typed before
 * the page came alive is told as soon as it is.
 */
export function SearchInput(props: SearchInputProps) {
  const { label, clearLabel, onValueChange, size = 'medium', children, className, placeholder, ref, ...rest } = props;
  const field = useEarlyTyping<HTMLInputElement>(ref);
  function change(event: ChangeEvent<HTMLInputElement>) {
    onValueChange?.(event.currentTarget.value);
  }
  function clear() {
    if (!field.current) return;
    field.current.value = '';
    field.current.focus();
    onValueChange?.('');
  }
  return (
    <div className={classNames('ui-search', size === 'large' && 'ui-search-large', className)}>
      <SearchIcon />
      <input
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        {...rest}
        ref={field}
        type="search"
        aria-label={label}
        placeholder={placeholder ?? ' '}
        onChange={change}
      />
      <button type="button" className="ui-icon-button ui-search-clear" aria-label={clearLabel} onClick={clear}>
        <CloseIcon size={20} />
      </button>
      {children}
    </div>
  );
}
