import type { AnswerOf, QuestionOf } from '#client/api/api.ts';
import { PRODUCT_MODES } from '#contract/content-kinds.ts';
import { DATASETS, type Dataset } from '#contract/datasets.ts';
import { DEFAULT_PAGE_SIZE } from '#contract/page-limits.ts';
import type { Lane } from '../lanes/lane-list.ts';
import type { ReadName } from '../policy.ts';
import { askedCode } from '../recent-ports.ts';

/**
 * Tools for saving: to ask a question so that the device keeps a new answer, to install a pack, to find out what there
 * is to save.
 */
export interface SaveTools {
  ask<Name extends ReadName>(name: Name, input: QuestionOf<Name>): Promise<AnswerOf<Name>>;
  install(dataset: Dataset): Promise<void>;
  /** The lanes that are to be there without a network. */
  lanes(): Promise<readonly Lane[]>;
  /** Whether whoever is logged in watches shipments. */
  watches(): Promise<boolean>;
  /** The shipments that are watched or were asked for on this device. */
  shipments(): Promise<readonly QuestionOf<'tracking.find'>[]>;
}

/** A piece of work that saves one thing. Rejects when it could not be had. */
type Step = () => Promise<unknown>;

/** Finds out what there is to save, and gives a step for each; what is found out by asking is saved by that. */
type Plan = (tools: SaveTools) => Promise<Step[]> | Step[];

/**
 * The parts that are saved by hand, in the order of the trip pack: those looked up on the road come first. The
 * questions are those that the pages ask; a test holds both together.
 */
export const savePlan = {
  dictionary: ({ ask, install }) => [
    ...DATASETS.map((dataset) => () => install(dataset)),
    () => ask('dictionary.packs', {}),
  ],
  site: ({ ask }) => [
    () => ask('site.config', {}),
    () => ask('site.company', {}),
    () => ask('site.dock', {}),
    () => ask('site.banners', {}),
    () => ask('site.images', { query: { moduleType: 'common' } }),
  ],
  watch: async ({ ask, watches }) =>
    (await watches()) ? [() => ask('watch.refresh', {}), () => ask('watch.notices', {})] : [],
  tracking: async ({ ask, shipments }) => (await shipments()).map((question) => () => ask('tracking.find', question)),
  schedule: async ({ ask, lanes }) =>
    (await lanes()).map(
      ({ pol, pod, company, direct }) =>
        () =>
          ask('schedule.find', {
            query: {
              pol: askedCode(pol),
              pod: askedCode(pod),
              ...(company === null ? {} : { company }),
              ...(direct ? { direct: '1' } : {}),
            },
          }),
    ),
  offices: ({ ask }) => [() => ask('offices.list', {})],
  experts: async ({ ask }) => {
    const { rows } = await ask('experts.list', {});
    return [
      () => ask('experts.classes', {}),
      ...rows.map(
        ({ id }) =>
          () =>
            ask('experts.entry', { params: { id } }),
      ),
    ];
  },
  news: async ({ ask }) => {
    const { rows } = await ask('news.list', { query: { pageNum: 1, pageSize: DEFAULT_PAGE_SIZE } });
    return [
      // The home page's own.
      () => ask('news.list', { query: { pageNum: 1, pageSize: 3 } }),
      ...rows.map(
        ({ id }) =>
          () =>
            ask('news.detail', { params: { id } }),
      ),
    ];
  },
  faq: ({ ask }) => [() => ask('faq.list', {})],
  partners: ({ ask }) => [() => ask('partners.list', {})],
  products: ({ ask }) => PRODUCT_MODES.map((id) => () => ask('products.entry', { params: { id } })),
  milestones: ({ ask }) => [() => ask('milestones.list', {})],
} satisfies Record<string, Plan>;

/** A part of the trip pack. */
export type SavePart = keyof typeof savePlan;

/** All parts of the trip pack, in order. */
export const SAVE_PARTS = Object.keys(savePlan) as SavePart[];

/** Those that are somebody's own: they go with the session. */
export const OWN_PARTS: readonly SavePart[] = ['watch', 'tracking', 'schedule'];
