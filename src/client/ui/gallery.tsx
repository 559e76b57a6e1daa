import './gallery.css';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import './drawings/logo.css';
import { Logo } from './drawings/logo.tsx';
import { WorldMap } from './drawings/world-map.tsx';
import { ContentSamples, StateSamples, TableSamples, TableStateSamples } from './gallery-content.tsx';
import { ButtonSamples, ChoiceSamples, FormSamples, OverlaySamples } from './gallery-controls.tsx';
import { ChartSamples, ScaleSamples, SceneSamples } from './gallery-drawings.tsx';
import { sampleMap } from './gallery-sample.ts';
import * as freightIcons from './icons/freight-icons.tsx';
import * as interfaceIcons from './icons/interface-icons.tsx';
import * as searchIcons from './icons/search-icons.tsx';
import * as statusIcons from './icons/status-icons.tsx';
import { SearchInput } from './search-input.tsx';
import { SectionHeading } from './section-heading.tsx';

const sections: ReadonlyArray<{ title: string; body: ReactNode }> = [
  { title: 'Buttons', body: <ButtonSamples /> },
  { title: 'Forms', body: <FormSamples /> },
  { title: 'Choices', body: <ChoiceSamples /> },
  { title: 'Overlays', body: <OverlaySamples /> },
  { title: 'Table and paging', body: <TableSamples /> },
  { title: 'Table in its states', body: <TableStateSamples /> },
  { title: 'States', body: <StateSamples /> },
  { title: 'Content', body: <ContentSamples /> },
  { title: 'To scale', body: <ScaleSamples /> },
  { title: 'Charts and labels', body: <ChartSamples /> },
  { title: 'Illustrations', body: <SceneSamples /> },
];

function Hero() {
  return (
    <section className="ui-band ui-band-deep" aria-labelledby="gallery-hero">
      <div className="ui-wrap ui-gallery-hero">
        <div>
          <h1 id="gallery-hero">货在途中，心中有数</h1>
          <p className="ui-heading-lead">输入箱号、提单号、港口或 HS 编码，马上得到答案。</p>
          <SearchInput size="large" label="查询" clearLabel="清除" placeholder="CSQU3054383、宁波、8517…">
            <Button variant="signal">查询</Button>
          </SearchInput>
        </div>
        <WorldMap {...sampleMap} />
      </div>
    </section>
  );
}

/** Every component in all its states, for developers; the page `/dev/ui` shows it. */
export function Gallery() {
  const icons = Object.entries({ ...interfaceIcons, ...searchIcons, ...statusIcons, ...freightIcons });
  return (
    <main id="gallery">
      <div className="ui-wrap ui-gallery-top">
        <Logo name="港途国际物流" second="Harbourway" secondLang="en" />
      </div>
      <Hero />
      {sections.map((section) => (
        <section key={section.title} className="ui-wrap ui-gallery-section">
          <SectionHeading title={section.title} />
          {section.body}
        </section>
      ))}
      <section className="ui-wrap ui-gallery-section">
        <SectionHeading title="Icons" />
        <ul className="ui-gallery-icons">
          {icons.map(([name, Icon]) => (
            <li key={name}>
              <Icon />
              <span>{name.replace('Icon', '')}</span>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}
