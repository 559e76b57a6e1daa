import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import type { ProductMode } from '#contract/content-kinds.ts';

const services: readonly { mode: ProductMode; drawing: string; name: MessageDescriptor; text: MessageDescriptor }[] = [
  {
    mode: 'seatransport',
    drawing: 'sea',
    name: msg`Sea freight`,
    text: msg`FCL, and our own LCL service from Ningbo to Hamburg twice a week. Booking, VGM, export customs and bill of lading are handled by one operator.`,
  },
  {
    mode: 'landtransport',
    drawing: 'road',
    name: msg`Road freight`,
    text: msg`Haulage between factory, our yard and the terminal. Containers are weighed and sealed before they leave, so gate-in never waits for paperwork.`,
  },
  {
    mode: 'airtransport',
    drawing: 'air',
    name: msg`Air freight`,
    text: msg`For what cannot wait. Charged by gross or volumetric weight, whichever is greater (1 m³ = 167 kg); batteries travel with their UN 38.3 test summary.`,
  },
  {
    mode: 'multimodaltransport',
    drawing: 'multimodal',
    name: msg`Multimodal`,
    text: msg`Ship, train and truck under one transport document. The container stays sealed from door to door, and one party is responsible for all legs.`,
  },
];

/** Services of the company, in four drawings. */
export function HomeServices() {
  const { i18n } = useLingui();
  return (
    <section className="ui-band ui-band-alt">
      <div className="ui-wrap">
        <SectionHeading title={<Trans>What we carry, and how</Trans>} />
        <ul className="ui-grid home-four">
          {services.map(({ mode, drawing, name, text }) => (
            <li key={drawing}>
              {/* A file of its own: inline, the four would take as many bytes of the first packets as the whole page. */}
              <img src={`/drawings/${drawing}.svg`} width="272" height="212" alt="" loading="lazy" />
              <h3>
                <Link to={`/product/${mode}`}>{i18n._(name)}</Link>
              </h3>
              <p>{i18n._(text)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
