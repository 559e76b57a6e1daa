import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { SentenceGap } from '#client/i18n/sentence-gap.tsx';
import { useFormats } from '#client/i18n/use-formats.ts';
import { BOXES } from '#domain/loading/boxes.ts';
// The calculator comes as a part, and its style sheets must not: its HTML is in the page's first packets.
import '#client/ui/button-states.css';
import '#client/ui/field.css';
import '#client/ui/notice.css';
import '#client/ui/tone.css';
import '#client/ui/badge.css';
import '#client/ui/skeleton.css';
import '#client/ui/disclosure.css';
import '#client/ui/description-list.css';
import '#client/ui/progress-bar.css';
import '#client/ui/drawings/drawing.css';
import './tools.css';
import './load.css';
import { definitions } from '#domain/dictionary/datasets/index.ts';
import { LoadCalculator } from './load-calculator.tsx';

/** Container load calculator: what it is stands here as plain text, the calculator comes to life after it. */
export function LoadPage({ packed }: { packed: string | undefined }) {
  return (
    <div className="ui-wrap tool-page">
      <header className="ui-stack">
        <h1>
          <Trans>Container load calculator</Trans>
        </h1>
        <p className="tool-lead">
          <Trans>
            Enter your cargo and see how many containers it takes, drawn to scale. It works on your device, even
            offline, and nothing is sent to us.
          </Trans>
        </p>
      </header>
      <LoadCalculator packed={packed} />
      <section className="ui-stack tool-about" aria-labelledby="load-rules">
        <h2 id="load-rules">
          <Trans>Rules the plan follows</Trans>
        </h2>
        <ul className="tool-list">
          <li>
            <Trans>
              Each piece passes the door, stands whole on the floor or on other pieces, and keeps its way up.
            </Trans>
          </li>
          <li>
            <Trans>
              Nothing stands on what is not stackable, and no piece carries more than its own weight of another.
            </Trans>
          </li>
          <li>
            <Trans>The payload of the box is never exceeded; 20 mm are left free in length, width and height.</Trans>
          </li>
          <li>
            <Trans>In refrigerated boxes 100 mm below the ceiling stay free for the air.</Trans>
          </li>
        </ul>
        <p className="ui-measure">
          <strong>
            <Trans>This is a plan, not a stowage certificate.</Trans>
          </strong>
          <SentenceGap />
          <Trans>
            Dimensions differ slightly between manufacturers, and securing needs room of its own. The verified gross
            mass (VGM) must be declared before loading: weigh the packed box, or add up cargo, dunnage and the tare on
            its door. Roads at the destination may allow less than the box carries.
          </Trans>
        </p>
        <p>
          <Link to={definitions.containers.path}>
            <Trans>All container types and their dimensions</Trans>
          </Link>
        </p>
        <noscript>
          <p>
            <Trans>The calculator needs JavaScript. The dimensions it works with are given below.</Trans>
          </p>
        </noscript>
        <BoxTable />
      </section>
    </div>
  );
}

/** The measures the plan works with. */
function BoxTable() {
  const formats = useFormats();
  return (
    <div className="tool-table">
      <table>
        <caption>
          <Trans>Inside dimensions, door and payload</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Type</Trans>
            </th>
            <th scope="col">
              <Trans>Inside (mm)</Trans>
            </th>
            <th scope="col">
              <Trans>Door (mm)</Trans>
            </th>
            <th scope="col" className="tool-number">
              <Trans>Payload (kg)</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {BOXES.map((box) => (
            <tr key={box.id}>
              <th scope="row">{box.id}</th>
              <td className="tool-size">
                {box.length} × {box.width} × {box.height}
              </td>
              <td className="tool-size">
                {box.doorWidth} × {box.doorHeight}
              </td>
              <td className="tool-number">{formats.number(box.payload)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
