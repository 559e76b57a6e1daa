/** Shows how far an import is. */
export interface Progress {
  /** `part` of the file is read, 0 to 1. */
  reading(part: number, rows: number): void;
  /** Tells of the work after the reading, for which there is no measure. */
  say(text: string): void;
  /** Takes the bar away. */
  end(): void;
}

interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

const width = 30;
const barPause = 80;
const linePause = 1000;

/** A bar that moves on a terminal; elsewhere (a log, a pipe) a line a second. */
export function createProgress(output: Output, label: string, now: () => number = Date.now): Progress {
  const terminal = output.isTTY === true;
  let shown = Number.NEGATIVE_INFINITY;
  const due = (pause: number) => {
    if (now() - shown < pause) return false;
    shown = now();
    return true;
  };
  return {
    reading(part, rows) {
      if (!due(terminal ? barPause : linePause)) return;
      const percent = `${String(Math.floor(part * 100)).padStart(3)} %`;
      const done = Math.round(part * width);
      const bar = terminal ? `[${'█'.repeat(done)}${'░'.repeat(width - done)}] ` : '';
      const text = `${label} ${bar}${percent}  ${rows.toLocaleString('en-US')} rows`;
      output.write(terminal ? `\r\u001B[K${text}` : `${text}\n`);
    },
    say(text) {
      shown = now();
      output.write(terminal ? `\r\u001B[K${label} ${text}` : `${label} ${text}\n`);
    },
    end() {
      if (terminal) output.write('\r\u001B[K');
    },
  };
}
