import type { ReactElement } from 'react';
import { LighthouseScene, PapersScene, ReeferScene, TruckScene } from '#client/ui/drawings/cargo-scene-drawings.tsx';
import { CustomsScene, RailScene, WarehouseScene } from '#client/ui/drawings/inland-scene-drawings.tsx';
import { GantryScene, StackScene, VesselScene } from '#client/ui/drawings/scene-drawings.tsx';
import { NEWS_SCENES, type NewsScene } from './news-scene-names.ts';

const scenes: Readonly<Record<NewsScene, () => ReactElement>> = {
  vessel: () => <VesselScene />,
  gantry: () => <GantryScene />,
  stack: () => <StackScene />,
  rail: () => <RailScene />,
  warehouse: () => <WarehouseScene />,
  customs: () => <CustomsScene />,
  truck: () => <TruckScene />,
  reefer: () => <ReeferScene />,
  papers: () => <PapersScene />,
  lighthouse: () => <LighthouseScene />,
};

/** Draws each scene that is named once, unseen, for the pictures to refer to: twenty cards share ten drawings. */
export function NewsScenes({ names }: { names: readonly string[] }) {
  const used = NEWS_SCENES.filter((scene, index) => names.includes(scene) || (index === 0 && names.length > 0));
  return (
    <svg className="news-scenes" aria-hidden="true">
      {used.map((scene) => (
        <symbol key={scene} id={`scene-${scene}`} viewBox="0 0 160 90">
          {scenes[scene]()}
        </symbol>
      ))}
    </svg>
  );
}
