import type { ToldAnswer, ToldStop } from './plain-words.ts';

/** Width of the picture in pixels: what messengers show without making it smaller. */
const WIDTH = 1080;
const MARGIN = 72;
const FONT = 'system-ui, "PingFang SC", "Noto Sans SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif';

/** The light colours of the house; a picture is looked at on other people's grounds. */
const INK = '#10192e';
const SECOND = '#4a5773';
const BRAND = '#26499d';
const SIGNAL = '#da6d1a';
const TINT = '#eef3fc';
const PAPER = '#ffffff';

/** Breaks a text into lines that fit; Chinese breaks between any two signs, Latin between words. */
export function linesThatFit(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.match(/\p{Script=Han}|[，。；：、]|[^\s\p{Script=Han}，。；：、]+\s*|\s+/gu) ?? []) {
    if (line !== '' && !fits((line + piece).trimEnd())) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += line === '' ? piece.trimStart() : piece;
  }
  return line === '' ? lines : [...lines, line.trimEnd()];
}

/** Draws from the top down; the same calls measure when nothing is to be painted. */
class Column {
  y = MARGIN;
  readonly #context: CanvasRenderingContext2D;
  readonly #paints: boolean;

  constructor(context: CanvasRenderingContext2D, paints: boolean) {
    this.#context = context;
    this.#paints = paints;
  }

  words(text: string, { size, weight = 400, color = INK, x = MARGIN }: Style): void {
    this.#context.font = `${weight} ${size}px ${FONT}`;
    const width = WIDTH - MARGIN - x;
    for (const line of linesThatFit(text, (one) => this.#context.measureText(one).width <= width)) {
      if (this.#paints) {
        this.#context.fillStyle = color;
        this.#context.fillText(line, x, this.y + size);
      }
      this.y += size * 1.45;
    }
  }

  /** A stop of the route line, and the line on to the next. */
  stop({ label, note, state }: ToldStop, isLast: boolean): void {
    const context = this.#context;
    const top = this.y;
    const [x, middle, radius] = [MARGIN + 14, top + 22, 13];
    const color = state === 'overdue' ? SIGNAL : BRAND;
    this.words(label, { size: 32, weight: 600, x: MARGIN + 56, color: state === 'overdue' ? SIGNAL : INK });
    this.words(note, { size: 26, color: SECOND, x: MARGIN + 56 });
    this.y += 18;
    if (!this.#paints) return;
    context.strokeStyle = color;
    context.fillStyle = color;
    context.lineWidth = 4;
    context.setLineDash(state === 'actual' ? [] : [6, 5]);
    if (!isLast) {
      context.beginPath();
      context.moveTo(x, middle + radius);
      context.lineTo(x, this.y + 22 - radius);
      context.stroke();
    }
    context.beginPath();
    context.arc(x, middle, radius, 0, 2 * Math.PI);
    if (state === 'actual') context.fill();
    else context.stroke();
    context.setLineDash([]);
  }

  gap(height: number): void {
    this.y += height;
  }
}

interface Style {
  size: number;
  weight?: number;
  color?: string;
  x?: number;
}

function draw(context: CanvasRenderingContext2D, told: ToldAnswer, brand: string, paints: boolean): number {
  const column = new Column(context, paints);
  column.words(brand, { size: 30, weight: 600, color: BRAND });
  column.gap(20);
  column.words(told.title, { size: 52, weight: 700 });
  if (told.route !== '') column.words(told.route, { size: 36, color: SECOND });
  column.gap(20);
  column.words(told.sentence, { size: 34 });
  column.gap(36);
  for (const [index, stop] of told.stops.entries()) column.stop(stop, index === told.stops.length - 1);
  column.gap(20);
  column.words(told.foot, { size: 24, color: SECOND });
  return column.y + MARGIN;
}

/** Draws an answer as a picture (PNG) on this device; null where the browser makes none. */
export async function pictureOf(told: ToldAnswer, brand: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) return null;
  canvas.width = WIDTH;
  canvas.height = Math.ceil(draw(context, told, brand, false));
  context.fillStyle = PAPER;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = TINT;
  context.fillRect(0, 0, canvas.width, 16);
  context.fillStyle = BRAND;
  context.fillRect(0, 0, canvas.width / 3, 16);
  draw(context, told, brand, true);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
