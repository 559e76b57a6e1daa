import { serve } from './serve.ts';

serve(async () => {
  const [{ buildApp }, { migrate }, { seedIfEmpty }] = await Promise.all([
    import('./app.ts'),
    import('./db/migrate.ts'),
    import('./db/seed/seed.ts'),
  ]);
  return { buildApp, prepare: (database, log) => migrate(database, ({ pool }) => seedIfEmpty(pool, log)) };
});
