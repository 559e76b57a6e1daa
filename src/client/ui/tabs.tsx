import './tabs.css';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react';
import { isPlainClick } from './plain-click.ts';

interface Tab {
  key: string;
  label: ReactNode;
  /** Address that shows this tab; makes the tabs work without JavaScript. */
  href?: string | undefined;
}

interface TabsProps {
  /** Names the row of tabs for assistive technology. */
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect(key: string): void;
  /** The panel of the selected tab. */
  children: ReactNode;
}

interface TabButtonProps {
  tab: Tab;
  id: string;
  panelId: string;
  on: boolean;
  onSelect(key: string): void;
}

function TabButton({ tab, id, panelId, on, onSelect }: TabButtonProps) {
  const attributes = {
    id,
    className: 'ui-tab',
    role: 'tab',
    'aria-selected': on,
    'aria-controls': on ? panelId : undefined,
    tabIndex: on ? 0 : -1,
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onSelect(tab.key);
    },
  };
  if (tab.href === undefined) {
    return (
      <button type="button" {...attributes}>
        {tab.label}
      </button>
    );
  }
  return (
    <a href={tab.href} {...attributes}>
      {tab.label}
    </a>
  );
}

/** Tabs over one panel; arrow keys, Home and End choose. */
export function Tabs({ label, tabs, selected, onSelect, children }: TabsProps) {
  const id = useId();
  const tabId = (key: string) => `${id}-${key}`;
  function move(event: KeyboardEvent<HTMLDivElement>) {
    const at = tabs.findIndex((tab) => tab.key === selected);
    const last = tabs.length - 1;
    const steps = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at <= 0 ? last : at - 1, Home: 0, End: last };
    const next = tabs[steps[event.key as keyof typeof steps] ?? -1];
    if (!next) return;
    event.preventDefault();
    onSelect(next.key);
    document.getElementById(tabId(next.key))?.focus();
  }
  return (
    <div className="ui-tabs">
      <div className="ui-tab-list" role="tablist" aria-label={label} onKeyDown={move} tabIndex={-1}>
        {tabs.map((tab) => (
          <TabButton
            key={tab.key}
            tab={tab}
            id={tabId(tab.key)}
            panelId={`${id}-panel`}
            on={tab.key === selected}
            onSelect={onSelect}
          />
        ))}
      </div>
      <div className="ui-tab-panel" id={`${id}-panel`} role="tabpanel" aria-labelledby={tabId(selected)}>
        {children}
      </div>
    </div>
  );
}
