import type { Pool } from 'pg';
import type { Kind } from './arguments.ts';
import { dangerousGoodsImporter } from './dangerous-goods.ts';
import { hsImporter } from './hs.ts';
import { hsCiqImporter } from './hs-ciq.ts';
import { hsRebatesImporter } from './hs-rebates.ts';
import type { ImportRequest } from './importer.ts';
import { portsImporter } from './ports.ts';
import type { Progress } from './progress.ts';
import { type ImportResult, runImport } from './run.ts';

type Run = (pool: Pool, request: ImportRequest, progress: Progress) => Promise<ImportResult>;

/** The imports by the names that operators use. */
export const importers: { readonly [K in Kind]: Run } = {
  ports: (pool, request, progress) => runImport(pool, portsImporter, request, progress),
  hs: (pool, request, progress) => runImport(pool, hsImporter, request, progress),
  'hs-rebates': (pool, request, progress) => runImport(pool, hsRebatesImporter, request, progress),
  'hs-ciq': (pool, request, progress) => runImport(pool, hsCiqImporter, request, progress),
  'dangerous-goods': (pool, request, progress) => runImport(pool, dangerousGoodsImporter, request, progress),
};
