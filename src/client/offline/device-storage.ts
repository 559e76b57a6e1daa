// All that opens the device's databases, as one file of the build: it brings Dexie, for which no page waits that came with
// its content. It is fetched when the first of it is needed.
export { cachedAnswers, removeAnswersBefore, watchAnswerKeys, withCache } from './database.ts';
export { outboxOf } from './outbox/outbox.ts';
export {
  keepPhotos,
  photosOf,
  readDraft,
  removeDrafts,
  watchEntries,
  writeDraft,
} from './outbox/outbox-database.ts';
export { keepShownPictures, removePictures } from './saving/pictures.ts';
export { savePart } from './saving/save-part.ts';
export { removeKept, takeStock } from './saving/stock.ts';
export { trip } from './saving/trip.ts';
export { cleanDevice } from './session/clean-device.ts';
export { endWhatHadEnded, noteEnd } from './session/ended-note.ts';
export { forgetSharedPhotos, sharedPhotos } from './shared-photos.ts';
export { answersOfVisitor, watchList, withUserDatabase } from './user-database.ts';
