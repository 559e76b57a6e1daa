import { timestamp } from 'drizzle-orm/pg-core';

/** A column with a point in time, kept with its zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });
