import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EmptyDrawing } from '#client/ui/drawings/state-drawings.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';

interface NoProductProps {
  title: string;
  /** The form that asks for a rate. */
  children: ReactNode;
}

/** A way of transport about which nothing is published yet: a rate can be asked for all the same. */
export function NoProduct({ title, children }: NoProductProps) {
  return (
    <div className="ui-stack">
      <EmptyState headingLevel={1} drawing={<EmptyDrawing />} title={title}>
        <Trans>This page is not published yet. Tell us what you ship, and a colleague will reply with a quote.</Trans>
      </EmptyState>
      <div className="product-panel">{children}</div>
    </div>
  );
}
