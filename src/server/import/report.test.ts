import { describe, expect, it } from 'vitest';
import { createProgress } from './progress.ts';
import { createReport } from './report.ts';

describe('the report of an import', () => {
  it('lists rows and counts them by reason', () => {
    const report = createReport();
    report.reject({ line: 3, key: 'QAZZA', reason: 'duplicate key (of line 2)', text: 'QAZZA,"x"' });
    report.reject({ line: 4, key: 'QAZZA', reason: 'duplicate key (of line 2)', text: 'QAZZA' });
    report.skip('no ports');
    expect(report.rejected).toEqual({ total: 2, reasons: new Map([['duplicate key', 2]]) });
    expect(report.skipped.total).toBe(1);
    expect(report.csv()?.split('\r\n').slice(0, 2)).toEqual([
      'line,item,outcome,reason,key,row',
      '3,,rejected,duplicate key (of line 2),QAZZA,"QAZZA,""x"""',
    ]);
  });

  it('hands no formula to a spreadsheet', () => {
    const report = createReport();
    report.reject({ line: 1, key: '=1+1', reason: 'r', text: '@x' });
    expect(report.csv()).toContain(",'=1+1,'@x");
  });

  it('says nothing when nothing happened', () => {
    expect(createReport().csv()).toBeNull();
  });
});

describe('the progress of an import', () => {
  const record = (isTTY: boolean) => {
    const written: string[] = [];
    let time = 0;
    const at = (ms: number) => {
      time = ms;
    };
    const progress = createProgress({ isTTY, write: (text) => written.push(text) }, 'ports', () => time);
    return { written, progress, at };
  };

  it('is a bar on a terminal that is taken away at the end', () => {
    const { written, progress } = record(true);
    progress.reading(0.5, 1234);
    progress.end();
    expect(written).toEqual([`\r\u001B[Kports [${'█'.repeat(15)}${'░'.repeat(15)}]  50 %  1,234 rows`, '\r\u001B[K']);
  });

  it('is at most a line a second elsewhere', () => {
    const { written, progress, at } = record(false);
    for (const time of [0, 400, 900, 1000, 1500]) {
      at(time);
      progress.reading(time / 2000, time);
    }
    expect(written).toEqual(['ports   0 %  0 rows\n', 'ports  50 %  1,000 rows\n']);
  });
});
