import type { Pool } from 'pg';
import type { BusinessType } from '#contract/tracking-kinds.ts';
import { MAY_WATCH } from './watchers.ts';

/** The state of asking carriers for a number. Times in milliseconds since 1970. */
export interface NumberState {
  carriers: string[];
  askedAt: number | null;
  failedAt: number | null;
  heardAt: number | null;
  emptyAnswers: number;
  failures: number;
  nextAskAt: number | null;
  done: boolean;
}

/** The kind of a number as it is stored. */
export function kindOf(type: number): BusinessType {
  return type === 1 ? 1 : 2;
}

/** A number with its kind. */
export interface Asked {
  number: string;
  businessType: BusinessType;
}

/** The outcome of asking for a number. */
export interface Outcome {
  /** Carriers that know the number. */
  carriers: string[];
  answered: boolean;
  empty: boolean;
  /** Failures in a row, this one included. */
  failures: number;
  nextAskAt: number | null;
  done: boolean;
}

/** How long an answer about a watched number is left alone: at least so long, and by the carrier that gave it. */
interface Patience {
  least: number;
  byCarrier: ReadonlyMap<string, number>;
  /** How long a number is left alone whose carriers gave no answer, by the failures in a row; the last one stays. */
  afterFailures: readonly number[];
}

/** The numbers that were asked for. */
export interface NumbersRepo {
  find(asked: Asked): Promise<NumberState | null>;
  /** Takes the right to ask the carriers for a number; false while another server is asking. */
  claim(asked: Asked, now: number, until: number): Promise<boolean>;
  /** Gives the right back without having asked, or without an outcome. */
  release(asked: Asked, now: number): Promise<void>;
  /** Writes what came of asking and gives the right back. */
  settle(asked: Asked, now: number, outcome: Outcome): Promise<void>;
  /**
   * Numbers that are to be asked for by themselves: waiting ones that are due, and watched ones whose answer is older than
   * `patience` allows, or whose question ended without an outcome so long ago. All in milliseconds.
   */
  due(now: number, patience: Patience, limit: number): Promise<Asked[]>;
}

interface Row {
  carriers: string[];
  asked_at: Date | null;
  failed_at: Date | null;
  heard_at: Date | null;
  empty_answers: number;
  failures: number;
  next_ask_at: Date | null;
  done: boolean;
}

const time = (at: number | null) => (at === null ? null : new Date(at));

/** Makes the repository. */
export function createNumbersRepo(pool: Pool): NumbersRepo {
  return {
    async find({ number, businessType }) {
      const result = await pool.query<Row>({
        name: 'tracked-number-find',
        text: `select carriers, asked_at, failed_at, heard_at, empty_answers, failures, next_ask_at, done
               from tracked_number where number = $1 and business_type = $2`,
        values: [number, businessType],
      });
      const [row] = result.rows;
      if (row === undefined) return null;
      return {
        carriers: row.carriers,
        askedAt: row.asked_at?.getTime() ?? null,
        failedAt: row.failed_at?.getTime() ?? null,
        heardAt: row.heard_at?.getTime() ?? null,
        emptyAnswers: row.empty_answers,
        failures: row.failures,
        nextAskAt: row.next_ask_at?.getTime() ?? null,
        done: row.done,
      };
    },
    async claim({ number, businessType }, now, until) {
      const result = await pool.query(
        `insert into tracked_number (number, business_type, claimed_until, first_asked_at) values ($1, $2, $4, $3)
         on conflict (number, business_type) do update set claimed_until = excluded.claimed_until
         where tracked_number.claimed_until is null or tracked_number.claimed_until <= $3`,
        [number, businessType, time(now), time(until)],
      );
      return result.rowCount === 1;
    },
    async release({ number, businessType }, now) {
      await pool.query('update tracked_number set claimed_until = $3 where number = $1 and business_type = $2', [
        number,
        businessType,
        time(now),
      ]);
    },
    async settle({ number, businessType }, now, { carriers, answered, empty, failures, nextAskAt, done }) {
      await pool.query(
        `update tracked_number set
           claimed_until = null,
           carriers = case when cardinality($4::text[]) > 0 then $4 else carriers end,
           asked_at = case when $5 then $3 else asked_at end,
           failed_at = case when $5 then failed_at else $3 end,
           heard_at = case when $5 and not $6 then $3 else heard_at end,
           empty_answers = case when not $5 then empty_answers when $6 then empty_answers + 1 else 0 end,
           next_ask_at = $7,
           done = $8,
           failures = $9
         where number = $1 and business_type = $2`,
        [number, businessType, time(now), carriers, answered, empty, time(nextAskAt), done, failures],
      );
    },
    async due(now, { least, byCarrier, afterFailures }, limit) {
      const result = await pool.query<{ number: string; business_type: number }>(
        `select number, business_type from tracked_number where next_ask_at <= $1
         union
         select watched.number, watched.business_type
         from (select distinct number, business_type
               from watch_item join account on account.id = account_id where not removed and ${MAY_WATCH}) watched
         left join tracked_number asked using (number, business_type)
         where asked.number is null
            or (not asked.done and asked.next_ask_at is null and case
                  when asked.failed_at > coalesce(asked.asked_at, '-infinity')
                  then asked.failed_at <= $1 - interval '1 millisecond' *
                    ($6::bigint[])[least(asked.failures + 1, cardinality($6::bigint[]))]
                  else greatest(asked.asked_at, asked.claimed_until, '-infinity') <= $1 - interval '1 millisecond' * (
                    select greatest($2::bigint, max(ms))
                    from unnest($4::text[], $5::bigint[]) as patience (carrier, ms) where carrier = any (asked.carriers))
                end)
         limit $3`,
        [time(now), least, limit, [...byCarrier.keys()], [...byCarrier.values()], afterFailures],
      );
      return result.rows.map(({ number, business_type }) => ({ number, businessType: kindOf(business_type) }));
    },
  };
}
