import { access, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ImportError } from './import-error.ts';
import { createProgress } from './progress.ts';
import { createReport, withReport, writeReport } from './report.ts';

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

describe('the file beside an import', () => {
  const inFolder = async (work: (file: string) => Promise<void>) => {
    const folder = await mkdtemp(join(tmpdir(), 'harbourway-report-'));
    await work(join(folder, 'ports.csv')).finally(() => rm(folder, { recursive: true }));
  };
  const report = createReport();
  report.reject({ line: 2, key: 'QAZZA', reason: 'impossible coordinates', text: 'QAZZA,99' });

  it('is there also when no row of it could be used, and the failure says where', () =>
    inFolder(async (file) => {
      const failed = Promise.reject(new ImportError('There is no usable row in the file.', report));
      const written = `${file}.report.csv`;
      await expect(withReport(file, '', failed)).rejects.toThrow(
        new ImportError(`There is no usable row in the file.\nRow by row in ${written}`),
      );
      expect(await readFile(written, 'utf8')).toContain('2,,rejected,impossible coordinates,QAZZA');
    }));

  it('is taken away when the next attempt has no fault', () =>
    inFolder(async (file) => {
      const path = (await writeReport(report, file, '')) ?? '';
      await access(path);
      expect(await writeReport(createReport(), file, '')).toBeNull();
      await expect(access(path)).rejects.toThrow('ENOENT');
    }));

  it('is not asked for where nothing is to be said of rows', () =>
    inFolder(async (file) => {
      const unknown = new ImportError('The layout of the file is unknown.');
      await expect(withReport(file, '', Promise.reject(unknown))).rejects.toBe(unknown);
      expect(await withReport(file, '', Promise.resolve(7))).toBe(7);
    }));
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
