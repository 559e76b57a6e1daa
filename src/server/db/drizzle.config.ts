import { defineConfig } from 'drizzle-kit';

/** For `npx drizzle-kit generate --config src/server/db/drizzle.config.ts`: writes the next migration from the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/server/db/schema.ts',
    './src/server/db/schema-accounts.ts',
    './src/server/db/schema-tracking.ts',
    './src/server/db/schema-notices.ts',
  ],
  out: './src/server/db/migrations',
});
