import type { Api, QuestionOf } from '#client/api/api.ts';
import { IN_PLACE } from '#client/offline/change/use-change.ts';
import { AS_QUERY } from '#client/offline/route-query.ts';

type BodyOf<Name extends 'watch.changeNoticeSettings' | 'watch.changeNoticeMail'> = QuestionOf<Name>['body'];

/** Tells that notices were seen; nobody pressed anything, so that nobody is told where it fails. */
export const tellSeen = (api: Api, upTo: number) => api.call('watch.readNotices', { body: { upTo } }, AS_QUERY);

/** Changes what the person wants to hear of; what fails is said beside the choices. */
export const changeSettings = (api: Api, body: BodyOf<'watch.changeNoticeSettings'>) =>
  api.call('watch.changeNoticeSettings', { body }, { ...IN_PLACE, repeatable: true });

/** Changes the address that mails go to; what fails is said beside its field. */
export const changeMail = (api: Api, body: BodyOf<'watch.changeNoticeMail'>) =>
  api.call('watch.changeNoticeMail', { body }, IN_PLACE);
