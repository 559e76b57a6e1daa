import { serve } from './serve.ts';

serve(async () => {
  const [{ buildApp }, { migrate }, { seedMissing }, { offerFirstAdministrator }, { readyTryOut }] = await Promise.all([
    import('./app.ts'),
    import('./db/migrate.ts'),
    import('./db/seed/seed.ts'),
    import('./account/first-administrator.ts'),
    import('./account/try-out-accounts.ts'),
  ]);
  return {
    buildApp,
    readyTryOut,
    prepare: (database, log) =>
      migrate(database, async ({ pool, db }) => {
        await seedMissing(pool, log);
        if (process.env.NODE_ENV !== 'production') await offerFirstAdministrator(db, log);
      }),
  };
});
