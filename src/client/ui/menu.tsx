import './menu.css';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { isPlainClick } from './plain-click.ts';
import { useMenuList } from './use-menu-list.ts';

interface MenuItem {
  key: string;
  label: string;
  icon?: ReactNode;
  /** With an address the item is a link. */
  href?: string | undefined;
  /** Link that leaves the site: opens a new tab. */
  external?: boolean | undefined;
  /** The choice that holds now. */
  current?: boolean | undefined;
  danger?: boolean | undefined;
  onSelect?: (() => void) | undefined;
}

interface MenuProps {
  /** Content of the button. */
  button: ReactNode;
  /** Name of the button where its content is only an icon. */
  label?: string | undefined;
  buttonClassName?: string | undefined;
  items: readonly MenuItem[];
  /** Takes plain clicks on links instead of a page load. */
  onNavigate?: ((href: string) => void) | undefined;
}

function MenuEntry({ item, onPress }: { item: MenuItem; onPress: (event: MouseEvent, item: MenuItem) => void }) {
  const attributes = {
    role: 'menuitem',
    tabIndex: -1,
    className: classNames('ui-menu-item', item.danger && 'ui-menu-danger'),
    onClick: (event: MouseEvent) => onPress(event, item),
  };
  const words = (
    <>
      {item.icon}
      <span>{item.label}</span>
    </>
  );
  if (item.href === undefined) {
    return (
      <button type="button" {...attributes}>
        {words}
      </button>
    );
  }
  const away = item.external ? { target: '_blank', rel: 'noopener noreferrer' } : undefined;
  return (
    <a href={item.href} aria-current={item.current ? 'page' : undefined} {...away} {...attributes}>
      {words}
    </a>
  );
}

/**
 * A button and the list it opens, on the browser's popover: it closes by Escape and by a press elsewhere and gives the
 * focus back. Arrows, Home, End and typed letters move; without JavaScript it still opens and its links work.
 */
export function Menu({ button, label, buttonClassName, items, onNavigate }: MenuProps) {
  const id = useId();
  const { trigger, listProps, open, close, openByArrow } = useMenuList();

  function press(event: MouseEvent, item: MenuItem) {
    if (item.href !== undefined && !item.external && onNavigate && isPlainClick(event)) {
      event.preventDefault();
      onNavigate(item.href);
    }
    item.onSelect?.();
    close();
  }
  return (
    <div className="ui-menu">
      <button
        ref={trigger}
        type="button"
        className={buttonClassName ?? 'ui-button ui-button-quiet'}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        popoverTarget={id}
        onKeyDown={openByArrow}
      >
        {button}
      </button>
      <div role="menu" {...listProps} id={id} aria-label={label}>
        {items.map((item) => (
          <MenuEntry key={item.key} item={item} onPress={press} />
        ))}
      </div>
    </div>
  );
}
