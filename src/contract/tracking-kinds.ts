/** Kinds of numbers: 1 a bill of lading, 2 a box (specification, section 3). */
export const BUSINESS_TYPES = [1, 2] as const;
export type BusinessType = (typeof BUSINESS_TYPES)[number];

/** Numbers that may be asked for at once. */
export const TRACK_BATCH_MAX = 20;
/** Longest number that is read, with its separators. */
export const TRACK_NUMBER_MAX = 40;
/** Shipments one person may watch. */
export const WATCH_MAX = 200;
/** Removed shipments that a watch-list remembers, for devices that were offline meanwhile: the newest ones. */
export const WATCH_REMOVED_MAX = 200;
/** Longest label and longest note of a watched shipment. */
export const WATCH_LABEL_MAX = 60;
export const WATCH_NOTE_MAX = 500;

/** Most hours that an arrival may have to move before it is told of, and how many it is until a person says otherwise. */
export const ETA_HOURS_MAX = 720;
export const ETA_HOURS_DEFAULT = 24;
/** Changes of watched shipments that are kept for a person, and how many days they are. */
export const NOTICES_MAX = 500;
export const NOTICE_DAYS = 90;
/** Longest address of a browser's push service. */
export const PUSH_ENDPOINT_MAX = 1000;
/** Devices of one person that get pushed messages; a further one takes the place of the oldest. */
export const PUSH_DEVICES_MAX = 10;

/**
 * How a question ended. `found`: there are events. `subscribed`: no carrier knows the number yet, we keep asking and
 * `seconds` is the next time. `nothing`: we have asked often enough to say so. `unavailable`: nobody could be asked.
 */
export const TRACK_STATES = ['found', 'nothing', 'subscribed', 'unavailable'] as const;
export type TrackState = (typeof TRACK_STATES)[number];

/** Why nobody could be asked: no carrier is configured for this number, all failed, or their budgets are used up. */
export const TRACK_REASONS = ['no-carrier', 'carrier-failed', 'budget'] as const;
export type TrackReason = (typeof TRACK_REASONS)[number];

/**
 * The certainty of an event. `actual`: it happened. `expected`: planned or estimated. `overdue`: its time has passed
 * and nobody confirmed it. `unconfirmed`: never confirmed, but something later has happened. `unknown`: without a time.
 */
export const EVENT_STATES = ['actual', 'expected', 'overdue', 'unconfirmed', 'unknown'] as const;
export type EventState = (typeof EVENT_STATES)[number];

/** The classifier of an event's time: actual, estimated, planned; empty when the source did not say. */
export const CLASSIFIERS = ['ACT', 'EST', 'PLN', ''] as const;
export type Classifier = (typeof CLASSIFIERS)[number];

/** How far a shipment has come, coarsely. */
export const TRACK_STAGES = [
  'booked',
  'origin',
  'at-sea',
  'transshipment',
  'destination',
  'delivered',
  'returned',
  'unknown',
] as const;
export type TrackStage = (typeof TRACK_STAGES)[number];
