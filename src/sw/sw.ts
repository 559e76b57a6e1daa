/// <reference lib="webworker" />
import type { PrecacheEntry } from 'workbox-precaching';
import { takeOverOnConsent } from './lifecycle.ts';
import { answerNavigations } from './navigation.ts';
import { answerPictures } from './pictures.ts';
import { precacheBuild } from './precache.ts';
import { showPushed } from './push.ts';
import { refreshNowAndThen } from './refresh.ts';
import { answerShares } from './share-target.ts';

// The worker keeps the application and nothing else: data lives in IndexedDB, where the page can tell its age, and a
// network-first cache of the API would wait out its time limit on every bad connection.
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

const precache = precacheBuild(self, self.__WB_MANIFEST);
answerNavigations(self, precache);
answerPictures(self);
answerShares(self);
refreshNowAndThen(self);
takeOverOnConsent(self);
showPushed(self);
