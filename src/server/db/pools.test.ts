import { expect, it } from 'vitest';
import { isReading } from './pools.ts';

it.each([
  'select * from news',
  ' SELECT count(*) from "content_item" where "kind" = $1',
  'with found as (select 1) select * from found',
  "select current_setting('transaction_read_only')",
  'select updated_at from news',
])('H11 what only reads may use every connection: %s', (text) => {
  expect(isReading(text)).toBe(true);
});

it.each([
  'insert into news values ($1)',
  'update news set title = $1',
  'with next as (select id from job for update skip locked) update job set state = 1 from next',
  'with gone as (delete from session where id = $1 returning *) select * from gone',
  'select * from account where id = $1 for no key update',
  'select pg_advisory_xact_lock($1)',
  "select pg_notify('content_changed', $1)",
  'begin',
  'vacuum news',
])('H11 what may wait for others does not: %s', (text) => {
  expect(isReading(text)).toBe(false);
});
