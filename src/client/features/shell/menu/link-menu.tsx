import '#client/ui/menu.css';
import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isPlainClick } from '#client/ui/plain-click.ts';
import { useMenuList } from '#client/ui/use-menu-list.ts';
import { safeLink } from '#domain/safe-link.ts';

/**
 * A line of the list; an address of another site opens a new tab (SHELL-06). With `act` a press does that, and where it
 * leads is its own affair.
 */
interface LinkMenuLine {
  href: string;
  label: string;
  act?: () => void;
}

/** Lines that belong together; with a title they are named by it. */
interface LinkMenuGroup {
  key: string;
  title?: string | undefined;
  lines: readonly LinkMenuLine[];
}

interface LinkMenuProps {
  /** Where the trigger itself leads: without script, and in a new tab. */
  href: string;
  /** Content of the trigger. */
  children: ReactNode;
  /** Name of the list. */
  label: string;
  className?: string | undefined;
  /** The page that is shown lies in here. */
  active?: boolean | undefined;
  groups: readonly LinkMenuGroup[];
}

type Press = (event: MouseEvent, line: LinkMenuLine) => void;

function Line({ line, onPress }: { line: LinkMenuLine; onPress: Press }) {
  const target = safeLink(line.href);
  if (target === null) return null;
  const away = target.kind === 'external' ? { target: '_blank', rel: 'noopener noreferrer' } : undefined;
  const press = (event: MouseEvent) => {
    if (target.kind === 'internal') onPress(event, { ...line, href: target.href });
  };
  return (
    <a href={target.href} role="menuitem" tabIndex={-1} className="ui-menu-item" onClick={press} {...away}>
      {line.label}
    </a>
  );
}

function Group({ group, onPress }: { group: LinkMenuGroup; onPress: Press }) {
  // A menu may hold groups and items, and no other parts.
  const named = group.title === undefined ? { role: 'none' } : { role: 'group', 'aria-label': group.title };
  return (
    <section {...named} className="shell-group">
      {group.title === undefined ? null : (
        <span className="shell-group-title" aria-hidden="true">
          {group.title}
        </span>
      )}
      {group.lines.map((line) => (
        <Line key={line.href} line={line} onPress={onPress} />
      ))}
    </section>
  );
}

/**
 * A link that opens the list of what lies behind it, as {@link useMenuList} moves in it. The list is drawn when it is
 * first wanted: its lines stand in the footer too, and every page would carry them twice.
 */
export function LinkMenu({ href, children, label, className, active, groups }: LinkMenuProps) {
  const router = useRouter();
  const [wanted, want] = useState(false);
  const wasOpen = useRef(false);
  const { trigger, list, listProps, open, close } = useMenuList<HTMLAnchorElement>();

  function show() {
    flushSync(() => want(true));
    list.current?.showPopover(trigger.current ? { source: trigger.current } : undefined);
  }
  function press(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // Nothing to open yet: then it is the link that it is without script.
    if (groups.every((group) => group.lines.length === 0)) {
      void router.navigate({ href });
      return;
    }
    // A press beside an open list has closed it by now, and the trigger counts as beside it.
    if (!wasOpen.current) show();
    wasOpen.current = false;
  }
  function pressTriggerKey(event: KeyboardEvent) {
    wasOpen.current = false;
    if (event.key !== 'ArrowDown' && event.key !== ' ') return;
    event.preventDefault();
    show();
  }
  function follow(event: MouseEvent, line: LinkMenuLine) {
    close();
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (line.act) line.act();
    else void router.navigate({ href: line.href });
  }
  return (
    <>
      <a
        ref={trigger}
        href={href}
        className={className}
        aria-haspopup="menu"
        aria-expanded={open}
        data-status={active ? 'active' : undefined}
        onPointerEnter={() => want(true)}
        onPointerDown={() => {
          wasOpen.current = open;
        }}
        onClick={press}
        onKeyDown={pressTriggerKey}
      >
        {children}
      </a>
      {wanted ? (
        <div role="menu" {...listProps} aria-label={label}>
          {groups.map((group) => (
            <Group key={group.key} group={group} onPress={follow} />
          ))}
        </div>
      ) : null}
    </>
  );
}
