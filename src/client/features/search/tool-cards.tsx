import { Trans } from '@lingui/react/macro';
import { ContainerIcon, CustomsIcon, FlameIcon, PortIcon } from '#client/ui/icons/freight-icons.tsx';
import { ArrowRightIcon, DocumentIcon } from '#client/ui/icons/interface-icons.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import type { SearchTool } from '#contract/search.ts';
import { formatHsCode } from '#domain/hs-code.ts';

const icons = {
  container: ContainerIcon,
  'bill-of-lading': DocumentIcon,
  port: PortIcon,
  'hs-code': CustomsIcon,
  'un-number': FlameIcon,
} as const;

function ToolWords({ tool: { kind, value } }: { tool: SearchTool }) {
  const code = <b className="ui-code">{value}</b>;
  const hsCode = <b className="ui-code">{formatHsCode(value)}</b>;
  const unNumber = <b className="ui-code">UN{value}</b>;
  switch (kind) {
    case 'container':
      return <Trans>Track container {code}</Trans>;
    case 'bill-of-lading':
      return <Trans>Track bill of lading {code}</Trans>;
    case 'port':
      return <Trans>Look up port {code}</Trans>;
    case 'hs-code':
      return <Trans>Look up HS code {hsCode}</Trans>;
    case 'un-number':
      return <Trans>Look up dangerous goods {unNumber}</Trans>;
  }
}

/** SEARCH-01: a code was typed: the tool that answers it stands before everything that was found. */
export function ToolCards({ tools }: { tools: readonly SearchTool[] }) {
  if (tools.length === 0) return null;
  return (
    <ul className="search-tools">
      {tools.map((tool) => {
        const Icon = icons[tool.kind];
        return (
          <li key={tool.kind}>
            <SiteLink href={tool.address} className="search-tool">
              <Icon />
              <span>
                <ToolWords tool={tool} />
              </span>
              <ArrowRightIcon size={20} />
            </SiteLink>
          </li>
        );
      })}
    </ul>
  );
}
