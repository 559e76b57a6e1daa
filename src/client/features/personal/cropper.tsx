import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { Field } from '#client/ui/field.tsx';
import { AVATAR_EDGE } from '#contract/account-limits.ts';
import { type Crop, largestZoom, partOf, placeCrop, placeOf, zoomCrop } from './crop.ts';
import { useCropPointer } from './use-crop-pointer.ts';
import './cropper.css';

interface CropperProps {
  picture: ImageBitmap;
  crop: Crop;
  onChange: (step: (crop: Crop) => Crop) => void;
}

interface SliderProps {
  label: ReactNode;
  /** 0 to 1; null where there is nothing to choose. */
  value: number | null;
  onValue(value: number): void;
}

function Slider({ label, value, onValue }: SliderProps) {
  return (
    <Field label={label} className="crop-slider">
      {({ id }) => (
        <input
          id={id}
          type="range"
          min="0"
          max="1"
          step="0.02"
          value={value ?? 0.5}
          disabled={value === null}
          onChange={({ currentTarget }) => onValue(Number(currentTarget.value))}
        />
      )}
    </Field>
  );
}

/** PERS-03: the square of a picture as it will look; moved with fingers or mouse, or by sliders that keys move, too. */
export function Cropper({ picture, crop, onChange }: CropperProps) {
  const { t } = useLingui();
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  useCropPointer(stage, onChange);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const { left, top, width, height } = partOf(crop);
    context.clearRect(0, 0, AVATAR_EDGE, AVATAR_EDGE);
    context.drawImage(picture, left, top, width, height, 0, 0, AVATAR_EDGE, AVATAR_EDGE);
  }, [picture, crop]);
  const most = largestZoom(crop);
  const { across, down } = placeOf(crop);
  return (
    <div className="crop">
      <div ref={stage} className="crop-stage">
        <canvas
          ref={canvas}
          role="img"
          aria-label={t`Section of the picture`}
          width={AVATAR_EDGE}
          height={AVATAR_EDGE}
        />
      </div>
      <div className="crop-sliders">
        <Slider
          label={<Trans context="of a section">Size</Trans>}
          value={most === 1 ? null : (crop.zoom - 1) / (most - 1)}
          onValue={(value) => onChange((now) => zoomCrop(now, 1 + value * (most - 1)))}
        />
        <Slider
          label={<Trans>Left to right</Trans>}
          value={across}
          onValue={(value) => onChange((now) => placeCrop(now, { across: value }))}
        />
        <Slider
          label={<Trans>Top to bottom</Trans>}
          value={down}
          onValue={(value) => onChange((now) => placeCrop(now, { down: value }))}
        />
      </div>
      <p className="ui-help">
        <Trans>Drag the picture or use the sliders. What is in the circle will be seen.</Trans>
      </p>
    </div>
  );
}
