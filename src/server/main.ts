import { serve } from './serve.ts';

serve(async () => {
  const [{ buildApp }, { migrate }, { seedMissing }, { offerFirstAdministrator }] = await Promise.all([
    import('./app.ts'),
    import('./db/migrate.ts'),
    import('./db/seed/seed.ts'),
    import('./account/first-administrator.ts'),
  ]);
  return {
    buildApp,
    prepare: (database, log) =>
      migrate(database, async ({ pool, db }) => {
        await seedMissing(pool, log);
        if (process.env.NODE_ENV !== 'production') await offerFirstAdministrator(db, log);
      }),
  };
});
