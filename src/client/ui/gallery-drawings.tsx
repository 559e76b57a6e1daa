import { ContainerDrawing, ContainerSilhouette } from './drawings/container-drawing.tsx';
import { DgLabel } from './drawings/dg-label.tsx';
import { IncotermChart } from './drawings/incoterm-chart.tsx';
import { CustomsScene, RailScene, WarehouseScene } from './drawings/inland-scene-drawings.tsx';
import { PalletDrawing, PalletFloor } from './drawings/pallet-drawing.tsx';
import { layOutPallets } from './drawings/pallet-layout.ts';
import { GantryScene, StackScene, VesselScene } from './drawings/scene-drawings.tsx';
import { AirDrawing, LandDrawing, MultimodalDrawing, SeaDrawing } from './drawings/service-drawings.tsx';
import { EmptyDrawing, LostDrawing, OfflineDrawing } from './drawings/state-drawings.tsx';
import { ThermoScale } from './drawings/thermo-scale.tsx';
import { sampleContainers, sampleLabels, sampleStages } from './gallery-sample.ts';

const floor20 = { length: 5898, width: 2352 };
const floor40 = { length: 12032, width: 2352 };
const incoLabels = { seller: '卖方', buyer: '买方', none: '未规定', riskPasses: '风险转移' };

function millimetres(value: number): string {
  return `${value.toLocaleString('en-US')} mm`;
}

/** Boxes and pallets to scale. */
export function ScaleSamples() {
  return (
    <div className="ui-stack">
      {sampleContainers.map((box) => (
        <ContainerDrawing
          key={box.title}
          {...box}
          labels={{
            length: millimetres(box.length),
            width: millimetres(box.width),
            height: millimetres(box.height),
            door: 'doorWidth' in box ? `箱门 ${box.doorWidth} × ${box.doorHeight} mm` : undefined,
          }}
        />
      ))}
      <div className="ui-grid">
        {sampleContainers.map((box) => (
          <ContainerSilhouette key={box.title} {...box} />
        ))}
      </div>
      <div className="ui-grid">
        <PalletDrawing
          title="1200 × 1000"
          length={1200}
          width={1000}
          labels={{ length: '1,200 mm', width: '1,000 mm' }}
        />
        <PalletDrawing title="1200 × 800" length={1200} width={800} labels={{ length: '1,200 mm', width: '800 mm' }} />
      </div>
      <PalletFloor title="20GP" floor={floor20} placed={layOutPallets(floor20, { length: 1200, width: 1000 }, 10)} />
      <PalletFloor title="40GP" floor={floor40} placed={layOutPallets(floor40, { length: 1200, width: 1000 }, 21)} />
      <ThermoScale title="-1 至 4 °C" min={-1} max={4} />
      <ThermoScale title="-18 °C 或更低" min={null} max={-18} />
    </div>
  );
}

/** Trade terms and hazard labels. */
export function ChartSamples() {
  return (
    <div className="ui-stack">
      <IncotermChart title="FOB" stages={sampleStages} riskAfter="load" labels={incoLabels} />
      <IncotermChart
        title="EXW"
        stages={sampleStages.map((stage) => ({ ...stage, cost: 'buyer' }))}
        riskAfter={null}
        labels={incoLabels}
      />
      <div className="ui-gallery-labels">
        {sampleLabels.map((item) => (
          <DgLabel key={`${item.label} ${'division' in item ? item.division : ''}`} title={item.label} {...item} />
        ))}
      </div>
    </div>
  );
}

/** Illustrations. */
export function SceneSamples() {
  return (
    <div className="ui-grid">
      <SeaDrawing title="海运" />
      <LandDrawing />
      <AirDrawing />
      <MultimodalDrawing />
      <VesselScene />
      <GantryScene />
      <StackScene />
      <RailScene />
      <WarehouseScene />
      <CustomsScene />
      <EmptyDrawing />
      <OfflineDrawing />
      <LostDrawing />
    </div>
  );
}
